# make setup   install into .venv/, compiled where there is a C compiler
# make play    open the table in the browser (LAN=1: for phones in the same network too)
# make test    everything that must hold before a change is shared
# make long    tests that take minutes and rarely fail: run it before a release
# make lab     what researchers use besides: environments, plots, Ray, OpenSpiel
# make reports a page about each game, made by playing it (build/reports);  make ladders: rate all bots
# make faults  break things for an hour while matches are played (FAULTS="--help" tells what else)
# make bench   measure the speed;  make format, make lock: tidy sources, renew the locks
# make types   write the types of the messages for JavaScript again

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
UV_COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links
# Two installations at once would spoil each other, and so would two builds.
ALONE := $(if $(shell command -v flock),flock .venv/installing)
BUILDS_ALONE := $(if $(shell command -v flock),flock .venv/building)

# Once it crashed at its end, with all written: what fails is tried a second time.
WHEEL := $(PIP) wheel -v --no-deps --no-build-isolation --wheel-dir build/wheel .

SOURCES := $(shell find src examples -type f -not -path '*/__pycache__/*' | LC_ALL=C sort)
# A deleted file changes no other file's date: the list of names tells it.
LIST_CHANGED := $(shell mkdir -p build; echo '$(SOURCES)' | cmp -s - build/files \
	|| echo '$(SOURCES)' >build/files)

.PHONY: setup test long programs play lab reports ladders faults bench format types lock
.DELETE_ON_ERROR:

setup: .venv/potager

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Potager needs Python 3.11 or newer: make PYTHON=...")'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/run: requirements.lock requirements-build.lock | .venv/python
	@echo "Installing what Potager needs ..."
	@$(ALONE) $(PIP) install -qq --require-hashes -r requirements.lock -r requirements-build.lock
	@touch $@

.venv/lab: requirements-lab.lock .venv/run
	@echo "Installing what the lab needs ..."
	@$(ALONE) $(PIP) install -qq --require-hashes -r requirements-lab.lock
	@touch $@

.venv/test: requirements-test.lock .venv/lab
	@echo "Installing what the tests need ..."
	@$(ALONE) $(PIP) install -qq --require-hashes -r requirements-test.lock
	@touch $@

# The stamp gets the date of the start: what is edited meanwhile is newer.
.venv/potager: .venv/run build/files $(SOURCES) setup.py pyproject.toml README.md LICENSE
	@echo "Building Potager ..."
	@touch build/started
	@$(BUILDS_ALONE) sh -ec 'rm -rf build/wheel; $(WHEEL) || $(WHEEL); \
		$(ALONE) $(PIP) install --no-deps --force-reinstall build/wheel/*.whl' >build/install.log 2>&1 \
		|| { tail -n 40 build/install.log; echo "Potager could not be installed: build/install.log tells why."; exit 1; }
	@touch -r build/started $@
	@$(BIN)/python -c 'import sys; from potager.build import compiled; sys.exit(not compiled())' \
		&& echo "Ready, compiled: .venv/bin/potager" \
		|| { grep -E 'error: |uncompiled: ' build/install.log; \
			echo "Ready, but not all is compiled, so it may be some twenty times slower: .venv/bin/potager"; }

# Building keeps one processor busy, installing waits for the network and the disk.
test:
	@$(MAKE) --no-print-directory -j3 setup .venv/test programs
	@$(BIN)/python scripts/check.py

long: setup .venv/test programs
	@POTAGER_EXPECT_COMPILED=1 $(BIN)/python -m pytest -q -m long -n 2 --dist worksteal tests

programs:
	@$(PYTHON) scripts/programs.py

play: setup
	@$(BIN)/potager play --reports build/reports $(if $(LAN),--lan) || test $$? -eq 130  # Ctrl-C is how it ends

lab: setup .venv/lab

reports: lab
	@$(BIN)/python scripts/reports.py build/reports

ladders: lab
	@$(BIN)/python scripts/ladders.py

faults: setup .venv/test
	@PYTHONPATH=tests $(BIN)/python -m faults $(FAULTS)

bench: setup
	@$(BIN)/potager bench

format: .venv/test
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix

types: setup
	@$(BIN)/python scripts/wire_types.py

lock: .venv/python
	@test -x $(BIN)/uv || $(PIP) install -qq uv
	@$(UV_COMPILE) pyproject.toml -o requirements.lock $(LOCK)
	@$(UV_COMPILE) requirements-build.in -c requirements.lock -o requirements-build.lock $(LOCK)
	@$(UV_COMPILE) pyproject.toml --extra lab --extra ray --extra openspiel \
		-c requirements.lock -c requirements-build.lock -o requirements-lab.lock $(LOCK)
	@$(UV_COMPILE) pyproject.toml --extra postgres requirements-test.in \
		-c requirements.lock -c requirements-build.lock -c requirements-lab.lock -o requirements-test.lock $(LOCK)
	@! grep -n -E 'https?://|file:|--(extra-)?index-url|--find-links' requirements*.lock \
		|| { echo "A lock must hold no addresses."; exit 1; }
