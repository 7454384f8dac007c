"""CUDA names and their HIP counterparts: typed access to the tables in ``resources/mappings``.

The tables are generated from the interfaces themselves (``scripts/generate_mappings``); this package only reads them.
"""

from translator.mappings.arguments import ArgumentEdit, EditKind
from translator.mappings.model import HeaderMapping, Kind, Mapping, Status, TableSource
from translator.mappings.table import NameTable, load_tables
from translator.mappings.table_file import TableError

__all__ = [
    "ArgumentEdit",
    "EditKind",
    "HeaderMapping",
    "Kind",
    "Mapping",
    "NameTable",
    "Status",
    "TableError",
    "TableSource",
    "load_tables",
]
