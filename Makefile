# One spelling for each task. A fresh clone needs python3 (3.11 or newer), git and make.

PYTHON ?= python3
UV_VERSION := 0.13.7
UV_HOME := .tools/uv-$(UV_VERSION)
UV := $(UV_HOME)/bin/uv
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate pyproject.toml
BIN := .venv/bin
READY := .venv/.ready
NPM := NODE_OPTIONS="--use-system-ca $$NODE_OPTIONS" PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE_MODULES := node_modules/.package-lock.json
PACKAGES := package.json $(wildcard sdk/typescript/*/package.json web/package.json)
STRANGERS := tests/third_party/node_modules/.package-lock.json
GENERATOR := .tools/openapi-python-client-0.29.1
ARIADNE := .tools/ariadne-codegen-0.19.0
WEB := headwater/web/index.html
WEB_SOURCES := $(shell find web sdk/typescript -type f -not -path '*/node_modules/*' -not -path '*/dist/*')
SOURCES := $(wildcard domain application adapters api workers headwater migrations tests benchmarks sdk/python)

# Installing packages needs root; the log is kept out of the tests' output.
INSTALL_BROWSER = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && timeout 120 apt-get update -qq >/dev/null 2>&1 \
	  && DEBIAN_FRONTEND=noninteractive timeout 600 apt-get install -qq -y chromium >/dev/null 2>&1; }

# Trust what the machine trusts, so that a company's own certificate works too.
export UV_SYSTEM_CERTS := 1
export VIRTUAL_ENV := $(CURDIR)/.venv
# A test run starts many processes: compiling every library anew in each would double its time.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: strangers pictures help run test check fix schema lock bench clean browser compiled web client test-clients test-server

help: ## list the tasks
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

run: $(READY) ## serve the embedded default on this machine
	@$(MAKE) --no-print-directory -j2 compiled client
	$(BIN)/headwater serve

test: $(READY) ## run all tests
	@$(MAKE) --no-print-directory -j2 browser compiled web strangers
	@$(MAKE) --no-print-directory -j2 test-clients test-server

test-clients: $(NODE_MODULES)
	$(NPM) run --workspaces --if-present test

test-server: $(READY)
	$(BIN)/python -m pytest

check: $(READY) ## lint, types, import contracts, published schemas; writes nothing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(SOURCES)
	$(BIN)/lint-imports --no-cache
	$(BIN)/headwater schema --check
	$(BIN)/python sdk/python/generate.py --check
	@$(MAKE) --no-print-directory $(NODE_MODULES)
	$(NPM) run --workspaces check

fix: $(READY) ## format and repair what can be repaired
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

schema: $(READY) ## write schema.graphql and openapi.json
	$(BIN)/headwater schema --write
	$(BIN)/python sdk/python/generate.py

pictures: $(READY) browser compiled web ## renew the pictures of docs/web
	HEADWATER_PICTURES=docs/web $(BIN)/python -m pytest tests/web/test_pictures.py

lock: | $(UV) ## pin every package anew; what pyproject.toml still allows stays as it is
	$(LOCK) --all-extras --group dev --output-file requirements.lock
	$(LOCK) --constraint requirements.lock --output-file requirements-run.lock

bench: $(READY) compiled ## measure
	$(BIN)/python -m benchmarks

clean: ## remove everything that make has made
	rm -rf .venv .tools .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .compiled build *.egg-info \
	  node_modules headwater/web sdk/typescript/*/dist

# The browser tests are skipped without a browser; where we may install one, we do.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || command -v chromium-browser >/dev/null \
	  || $(INSTALL_BROWSER) || echo "note: no browser found and none could be installed"

# The hot path as machine code; without a C compiler the plain sources run. Made anew only when they have changed.
compiled: $(READY)
	@$(BIN)/python -m headwater.compiler

web: $(WEB) ## build the web client

# Other people's clients and tools; the tests of them are skipped without.
strangers: $(STRANGERS)
	@test -x $(GENERATOR)/bin/openapi-python-client || { $(PYTHON) -m venv $(GENERATOR) \
	  && $(GENERATOR)/bin/python -m pip install --quiet --disable-pip-version-check openapi-python-client==0.29.1; }
	@test -x $(ARIADNE)/bin/ariadne-codegen || { $(PYTHON) -m venv $(ARIADNE) \
	  && $(ARIADNE)/bin/python -m pip install --quiet --disable-pip-version-check ariadne-codegen==0.19.0 websockets; }

$(STRANGERS): tests/third_party/package.json tests/third_party/package-lock.json | $(READY)
	cd tests/third_party && $(NPM) ci --no-audit --no-fund
	@touch $@

# A server without its web client is still a server.
client: $(READY)
	@$(MAKE) --no-print-directory web || echo "note: the web client could not be built, so / shows the documentation"

$(WEB): $(NODE_MODULES) $(WEB_SOURCES)
	$(NPM) run --silent -w web build

$(NODE_MODULES): $(PACKAGES) package-lock.json | $(READY)
	$(NPM) ci --no-audit --no-fund
	@touch $@

$(READY): pyproject.toml requirements.lock | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --require-hashes requirements.lock
	$(UV) pip install --quiet --no-deps --editable .
	@touch $@

$(UV):
	$(PYTHON) -m venv $(UV_HOME)
	$(UV_HOME)/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
