#!/usr/bin/env bash
# Runs the tests on all cores, without a screen.  usage: run_tests.sh PYTHON [pytest arguments]
# What a machine lacks (an AMD GPU, fetched projects) is said in the summary's list of skipped tests.
set -euo pipefail
python=$1
shift
export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
exec "$python" -m pytest -n "${WAVEBRIDGE_TEST_PROCESSES:-auto}" --dist loadgroup "$@"
