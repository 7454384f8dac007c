"""The generator's readers: headers through libclang, the bindings' declarations, histories over releases."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.generate_mappings.history import History, Snapshot
from scripts.generate_mappings.interface import Interface, Symbol
from scripts.generate_mappings.read_bindings import read_bindings
from scripts.generate_mappings.read_headers import HeaderError, HeaderSet, read_headers
from translator.mappings import Kind

ARGUMENTS = ("-x", "c++", "-std=c++17", "-w")

HEADER = """
#ifndef FOO_H
#define FOO_H
#define FOO_VERSION 3
#define FOO_BEGIN(name) inline namespace name
#define fooRun fooRun_v2
typedef struct fooStream_st *fooStream_t;
typedef enum fooStatus_enum { FOO_OK = 0, FOO_BAD = 1 } fooStatus;
struct fooProp { int major; union { struct { int x; } point; float scalar; } value; union { int a; float b; }; };
typedef struct fooProp fooProp_t;
#ifdef __cplusplus
extern "C" {
#endif
fooStatus fooRun_v2(fooStream_t stream, const void *data, unsigned long size);
fooStatus fooLog(const char *format, ...);
#ifdef __cplusplus
}
template <class T> fooStatus fooCopy(T **to, int count, int flags = 0);
namespace foo { FOO_BEGIN(v3) { template <class T> struct Sort { static int Run(T *); }; } namespace detail { struct X; } }
#endif
#endif
"""


@pytest.fixture
def interface(tmp_path: Path) -> Interface:
    (tmp_path / "foo.h").write_text(HEADER)
    headers = HeaderSet("1.0", ("foo.h",), (tmp_path,), ARGUMENTS)
    found = read_headers(headers, lambda path: path == "foo.h")
    found.copy_members()
    return found


def test_functions_have_their_parameters(interface: Interface) -> None:
    assert interface.symbols["fooRun_v2"].signatures == (("fooStream_t", "const void *", "unsigned long"),)
    assert interface.symbols["fooLog"].variadic
    assert interface.symbols["fooCopy"].signatures == (("T **", "int", "int ="),)


def test_a_macro_that_renames_a_function_is_that_function(interface: Interface) -> None:
    renamed = interface.symbols["fooRun"]
    assert renamed.kind is Kind.FUNCTION
    assert renamed.signatures == interface.symbols["fooRun_v2"].signatures


def test_types_enumerators_macros_and_members(interface: Interface) -> None:
    kinds = {name: symbol.kind for name, symbol in interface.symbols.items()}
    assert (
        kinds["fooStatus"] is Kind.TYPE and kinds["FOO_BAD"] is Kind.ENUMERATOR and kinds["FOO_VERSION"] is Kind.MACRO
    )
    assert "FOO_H" not in kinds
    for struct in ("fooProp", "fooProp_t"):
        assert {f"{struct}.major", f"{struct}.value.point.x", f"{struct}.value.scalar", f"{struct}.a"} <= kinds.keys()


def test_inline_namespaces_are_transparent_and_private_ones_left_out(interface: Interface) -> None:
    assert "foo::Sort" in interface.symbols and "foo::Sort::Run" in interface.symbols
    assert not any("detail" in name for name in interface.symbols)


def test_missing_headers_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(HeaderError, match=r"none of bar\.h"):
        read_headers(HeaderSet("1.0", ("bar.h",), (tmp_path,), ARGUMENTS), lambda path: True)


def test_bindings_declare_functions_types_enumerators_members_and_macros() -> None:
    text = """
from libc.stdint cimport *
cdef extern from "foo/foo.h":

    cdef int FOO_VERSION

    cdef enum fooStatus:
        FOO_OK
        FOO_BAD

    cdef struct fooProp "fooPropR2":
        char[256] name
        int major

    ctypedef void * fooStream_t

    ctypedef void (*fooCallback_t) (fooStream_t,int)

cdef fooStatus fooRun(fooStream_t stream,const void * data,unsigned long size) except? FOO_BAD nogil
cdef fooStatus fooSync() except? FOO_BAD nogil
"""
    found = {symbol.name: symbol for symbol in read_bindings(text, "cfoo")}
    assert found["fooRun"].signatures == (("fooStream_t", "const void *", "unsigned long"),)
    assert found["fooSync"].signatures == ((),)
    assert found["FOO_BAD"].kind is Kind.ENUMERATOR and found["FOO_VERSION"].kind is Kind.MACRO
    assert found["fooProp.name"].kind is Kind.FIELD and found["fooProp.major"].kind is Kind.FIELD
    assert found["fooStream_t"].kind is Kind.TYPE and found["fooCallback_t"].kind is Kind.TYPE


def snapshot(release: str, *names: str, complete: bool = True) -> Snapshot:
    interface = Interface(release)
    interface.update(Symbol(name, Kind.FUNCTION, "x.h") for name in names)
    return Snapshot(release, interface, complete)


def test_since_and_removed_need_evidence() -> None:
    history = History(
        [
            snapshot("5.7", "old", "both"),
            snapshot("6.0", "both", "new"),
            snapshot("7.0", "both", "newer", complete=False),
        ]
    )
    assert history.since("old") is None, "the oldest headers have it: since when is unknown"
    assert history.removed("old") == "6.0"
    assert history.since("new") == "6.0"
    assert history.removed("new") is None, "bindings that lack a name do not prove that it is gone"
    assert history.since("newer") == "7.0"
    assert history.removed("both") is None
