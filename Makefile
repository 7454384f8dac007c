# Wavebridge: `make run` and `make test` do everything, on a machine that has only python3 and make.
PYTHON  ?= python3
VENV    := .venv
PY      := $(VENV)/bin/python
EXAMPLE := resources/examples/first_steps

.PHONY: run test setup lint typecheck imports unit golden-update bench lock clean

run: setup
	@$(PY) main.py open $(EXAMPLE)

test: setup lint typecheck imports unit

setup: $(VENV)/.installed
	@bash scripts/system_packages.sh

$(VENV)/.installed: requirements.lock
	@bash scripts/make_venv.sh $(PYTHON) $(VENV)

lint:
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .

typecheck:
	@$(VENV)/bin/mypy

imports:
	@$(VENV)/bin/lint-imports

unit:
	@bash scripts/run_tests.sh $(PY)

golden-update: $(VENV)/.installed
	@$(PY) -m pytest tests/golden --update-golden -q

bench: $(VENV)/.installed
	@PYTHONPATH=. $(PY) scripts/bench.py

lock:
	@bash scripts/make_lock.sh $(PY)

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
