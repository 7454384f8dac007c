"""Frozen dataclasses ↔ bytes, without pickle: a JSON tree, and the byte strings beside it.

A cached value must not be able to run code when it is read, and must survive a restart; so values are written as plain
data and read back by the type that the reader names.  A value that no longer fits the type raises `CodecError`, which the
cache treats as "not there".
"""

from __future__ import annotations

import json
import struct
import types
import zlib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")

_MAGIC = b"WBC1"
_HEADER = struct.Struct("<4sI")
_Reader = Callable[[Any, list[bytes]], Any]


class CodecError(ValueError):
    """The bytes are damaged, or were written for another shape of the type."""


def encode(value: object) -> bytes:
    """Bytes of a dataclass (or of tuples, mappings and scalars); raises TypeError for what is not plain data."""
    blobs: list[bytes] = []
    tree = json.dumps([_plain(value, blobs), [len(b) for b in blobs]], separators=(",", ":")).encode()
    return _HEADER.pack(_MAGIC, len(tree)) + zlib.compress(tree + b"".join(blobs), 1)


def decode(kind: type[T], data: bytes) -> T:
    """The value that `encode` wrote; raises CodecError."""
    try:
        magic, length = _HEADER.unpack_from(data)
        if magic != _MAGIC:
            raise CodecError("not a stored value")
        content = zlib.decompress(memoryview(data)[_HEADER.size :])
        tree, sizes = json.loads(content[:length])
        blobs, at = [], length
        for size in sizes:
            blobs.append(content[at : at + size])
            at += size
        return cast(T, _reader(cast(Any, kind))(tree, blobs))
    except CodecError:
        raise
    except (struct.error, zlib.error, ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
        raise CodecError(f"cannot read a stored {kind.__name__}: {error}") from error


def to_json(value: object) -> str:
    """Canonical JSON of plain data without byte strings, for columns and for hashing."""
    blobs: list[bytes] = []
    text = json.dumps(_plain(value, blobs), separators=(",", ":"), sort_keys=True)
    if blobs:
        raise TypeError("byte strings do not go into a JSON column")
    return text


def from_json(kind: type[T], text: str) -> T:
    """The value that `to_json` wrote; raises CodecError."""
    try:
        return cast(T, _reader(cast(Any, kind))(json.loads(text), []))
    except (ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
        raise CodecError(f"cannot read a stored {kind.__name__}: {error}") from error


def _plain(value: object, blobs: list[bytes]) -> object:
    if value is None or (isinstance(value, str | bool | int | float) and not isinstance(value, Enum)):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, bytes):
        blobs.append(value)
        return {"$blob": len(blobs) - 1}
    if isinstance(value, PurePath):
        return str(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: _plain(getattr(value, f.name), blobs) for f in fields(value) if f.init}
    if isinstance(value, tuple | list):
        return [_plain(v, blobs) for v in value]
    if isinstance(value, frozenset | set):
        return [_plain(v, blobs) for v in sorted(value)]
    if isinstance(value, Mapping):
        return [[_plain(k, blobs), _plain(v, blobs)] for k, v in value.items()]
    raise TypeError(f"{type(value).__name__} is not plain data")


@lru_cache(maxsize=512)
def _reader(kind: Any) -> _Reader:
    """A function that rebuilds a value of the annotated type from its JSON tree."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _union_reader(args)
    if origin is Literal:
        return lambda tree, _: _checked(tree, tree in args)
    if origin in (tuple, frozenset):
        return _sequence_reader(origin, args)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        key, value = _reader(args[0]), _reader(args[1])
        return lambda tree, blobs: {key(k, blobs): value(v, blobs) for k, v in tree}
    if kind is bytes:
        return lambda tree, blobs: blobs[tree["$blob"]]
    if kind is float:
        return lambda tree, _: float(_checked(tree, isinstance(tree, int | float)))
    if kind in (str, int, bool):
        return lambda tree, _: _checked(tree, type(tree) is kind)
    if isinstance(kind, type) and issubclass(kind, PurePath):
        return lambda tree, _: Path(tree)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return lambda tree, _: kind(tree)
    if is_dataclass(kind):
        return _dataclass_reader(cast(type, kind))
    raise TypeError(f"no reader for {kind}")


def _checked(value: object, fits: bool) -> Any:
    if not fits:
        raise CodecError(f"unexpected {value!r:.60}")
    return value


def _union_reader(args: tuple[Any, ...]) -> _Reader:
    others = [a for a in args if a is not type(None)]
    if len(others) == 1:
        inner = _reader(others[0])
        return lambda tree, blobs: None if tree is None else inner(tree, blobs)
    if all(a in (str, int, float, bool) for a in others):
        allowed = tuple(args)
        return lambda tree, _: _checked(tree, isinstance(tree, allowed))
    raise TypeError(f"a union of {others} cannot be told apart")


def _sequence_reader(origin: Any, args: tuple[Any, ...]) -> _Reader:
    if origin is tuple and (len(args) != 2 or args[1] is not Ellipsis):
        readers = [_reader(a) for a in args]
        return lambda tree, blobs: tuple(r(t, blobs) for r, t in zip(readers, tree, strict=True))
    item = args[0]
    if item in (int, str):
        return lambda tree, _: origin(_checked(tree, all(type(t) is item for t in tree)))
    read = _reader(item)
    return lambda tree, blobs: origin(read(t, blobs) for t in tree)


def _dataclass_reader(kind: type) -> _Reader:
    hints = get_type_hints(kind)
    readers: dict[str, _Reader] = {}
    required: set[str] = set()
    for f in fields(kind):
        if f.init:
            readers[f.name] = _late_reader(hints[f.name])
            if f.default is MISSING and f.default_factory is MISSING:
                required.add(f.name)

    def read(tree: Any, blobs: list[bytes]) -> Any:
        if not isinstance(tree, dict) or not required <= tree.keys():
            raise CodecError(f"not a {kind.__name__}")
        return kind(**{name: readers[name](value, blobs) for name, value in tree.items() if name in readers})

    return read


def _late_reader(hint: Any) -> _Reader:
    """Readers of fields are made at first use, so that types may refer to themselves."""
    return lambda tree, blobs: _reader(hint)(tree, blobs)
