# make setup   install into .venv/, compiled where there is a C compiler
# make play    open the table in the browser (LAN=1: for phones in the same network too)
# make test    everything that must hold before a change is shared
# make docs   the documentation as a site (build/docs/html)
# make dist   what is published: an sdist, and compiled wheels (dist/)
# make long    tests that take minutes and rarely fail: run it before a release
# make lab     what researchers use besides: environments, plots, Ray, OpenSpiel
# make reports a page about each game, made by playing it (build/reports);  make ladders: rate all bots
# make faults  break things for an hour while matches are played (FAULTS="--help" tells what else)
# make bench   measure the speed;  make results: measure all that benchmarks/RESULTS.md states
# make format, make lock: tidy sources, renew the locks
# make licences list what is installed with Potager (DEPENDENCIES.md)
# make pictures draw the documentation's diagrams and screenshots again (docs/pictures)
# make types   write the types of the messages for JavaScript again

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
UV_COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links
# Two installations at the same time would break each other, and so would two builds.
ALONE := $(if $(shell command -v flock),flock .venv/installing)
INSTALL := $(ALONE) sh scripts/install.sh $(PIP) install -qq --require-hashes
BUILDS_ALONE := $(if $(shell command -v flock),flock .venv/building)

# The compiler has once crashed after writing everything, so a failed build is tried again.
WHEEL := $(PIP) wheel -v --no-deps --no-build-isolation --wheel-dir build/wheel .

SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' | LC_ALL=C sort)
# Deleting a file changes no dates, so a list of names detects it.
LIST_CHANGED := $(shell mkdir -p build 2>/dev/null || exit; echo '$(SOURCES)' | cmp -s - build/files \
	|| echo '$(SOURCES)' >build/files)

.PHONY: setup test docs dist long programs play lab reports ladders faults bench format types lock licences results
.PHONY: pictures
.DELETE_ON_ERROR:

setup: .venv/potager

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Potager needs Python 3.11 or newer. Use make PYTHON=...")'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/run: requirements.lock requirements-build.lock | .venv/python
	@echo "Installing what Potager needs ..."
	@$(INSTALL) -r requirements.lock -r requirements-build.lock
	@touch $@

.venv/lab: requirements-lab.lock .venv/run
	@echo "Installing what the lab needs ..."
	@$(INSTALL) -r requirements-lab.lock
	@touch $@

.venv/test: requirements-test.lock .venv/lab
	@echo "Installing what the tests need ..."
	@$(INSTALL) -r requirements-test.lock
	@touch $@

# The stamp gets the date of the start, so that files edited during the build are newer.
.venv/potager: .venv/run build/files $(SOURCES) setup.py pyproject.toml README.md LICENSE
	@echo "Building Potager ..."
	@touch build/started
	@$(BUILDS_ALONE) sh -ec 'rm -rf build/wheel; $(WHEEL) || $(WHEEL); \
		$(ALONE) $(PIP) install --no-deps --force-reinstall build/wheel/*.whl' >build/install.log 2>&1 \
		|| { tail -n 40 build/install.log; echo "Potager could not be installed. See build/install.log."; exit 1; }
	@touch -r build/started $@
	@$(BIN)/python -c 'import sys; from potager.build import compiled; sys.exit(not compiled())' \
		&& echo "Ready, compiled: .venv/bin/potager" \
		|| { grep -E 'error: |uncompiled: ' build/install.log; \
			echo "Ready, but not everything is compiled, so it may be twenty times slower: .venv/bin/potager"; }

# Building uses one processor while installing waits for the network and the disk.
test:
	@$(MAKE) --no-print-directory -j3 setup .venv/test programs
	@$(BIN)/python scripts/check.py

# An sdist, and a wheel for each Python from 3.11 that is found here, or for those in PYTHONS.
dist: .venv/python
	@$(BIN)/python scripts/distribute.py $(PYTHONS)

long: setup .venv/test programs
	@POTAGER_EXPECT_COMPILED=1 $(BIN)/python -m pytest -q -m long -n 2 --dist worksteal tests

programs:
	@$(PYTHON) scripts/programs.py

play: setup
	@$(BIN)/potager play --reports build/reports $(if $(LAN),--lan) || test $$? -eq 130  # stopped with Ctrl-C

lab: setup .venv/lab

docs: setup .venv/test
	@$(BIN)/python scripts/documentation.py

reports: lab
	@$(BIN)/python scripts/reports.py build/reports

ladders: lab
	@$(BIN)/python scripts/ladders.py

faults: setup .venv/test
	@PYTHONPATH=tests $(BIN)/python -m faults $(FAULTS)

bench: setup
	@$(BIN)/potager bench

pictures: setup .venv/test
	@$(BIN)/python scripts/diagrams.py
	@$(BIN)/python scripts/draw_readme.py
	@PYTHONPATH=tests $(BIN)/python scripts/screenshots.py

format: .venv/test
	@$(BIN)/ruff format --quiet
	@$(BIN)/ruff check --fix

types: setup
	@$(BIN)/python scripts/wire_types.py

results: setup .venv/lab
	@$(BIN)/python -m benchmarks.results $(RESULTS)

licences: .venv/test
	@$(BIN)/python scripts/licences.py

lock: .venv/python
	@test -x $(BIN)/uv || $(PIP) install -qq uv
	@$(UV_COMPILE) pyproject.toml -o requirements.lock $(LOCK)
	@$(UV_COMPILE) requirements-build.in -c requirements.lock -o requirements-build.lock $(LOCK)
	@$(UV_COMPILE) pyproject.toml --extra lab --extra ray --extra openspiel \
		-c requirements.lock -c requirements-build.lock -o requirements-lab.lock $(LOCK)
	@$(UV_COMPILE) pyproject.toml --extra postgres requirements-test.in \
		-c requirements.lock -c requirements-build.lock -c requirements-lab.lock -o requirements-test.lock $(LOCK)
	@$(UV_COMPILE) pyproject.toml --extra postgres -c requirements-test.lock \
		-o requirements-server.lock $(LOCK)
	@$(UV_COMPILE) requirements-dist.in -c requirements-build.lock -o requirements-dist.lock $(LOCK)
	@! grep -n -E 'https?://|file:|--(extra-)?index-url|--find-links' requirements*.lock \
		|| { echo "Lock files must not contain addresses."; exit 1; }
