#!/usr/bin/env bash
# Creates the virtual environment and installs the locked packages.  usage: make_venv.sh PYTHON FOLDER
set -euo pipefail
python=$1 folder=$2

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Wavebridge needs Python 3.11 or later; '$python' is $("$python" --version 2>&1)." >&2
    echo "Install one and name it: make PYTHON=python3.12 ..." >&2
    exit 1
fi

if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    command="apt-get install -y python$version-venv"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq && $command >/dev/null
    else
        echo "Python's venv module is missing.  Run: sudo $command" >&2
        exit 1
    fi
fi

"$python" -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check -r requirements.lock
touch "$folder/.installed"
