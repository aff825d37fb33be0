# Landfall: `make play` needs nothing but Python 3.11 or later; a C compiler makes the engine fast.
PYTHON ?= python3
ARGS   ?=
# One process more than there are cores: whoever waits for a browser or a server leaves a core to another.
JOBS   ?= $(shell expr $$(nproc 2>/dev/null || echo 1) + 1)

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name 'py.typed') \
           $(shell find web packaging -type f ! -path '*/node_modules/*' ! -path '*/dist/*' \
               ! -path '*/__pycache__/*') pyproject.toml setup.py MANIFEST.in README.md LICENSE
HELPERS  = $(shell find tests examples benchmarks -name '*.py' ! -name 'test_*' 2>/dev/null)

# -qq: errors only. Building prints nothing for a while, so every step says first what it does.
PIP      = -m pip --disable-pip-version-check
INSTALL  = $(PIP) install -qq
COMPILED = LANDFALL_PURE= LANDFALL_REQUIRE_COMPILED=1
WHOLE    = $(COMPILED) LANDFALL_NO_CLIENT= LANDFALL_REQUIRE_CLIENT=1

# Modules are read by dozens of processes: the first that reads one keeps it compiled for the others,
# also where the machine's settings say that Python should not.
export PYTHONDONTWRITEBYTECODE =

# worksteal: a file's tests stay in one process as long as they may, and share what is dear to make.
PYTEST            = .venv-test/bin/pytest -n $(JOBS) --dist worksteal
INTERPRETED_TESTS = LANDFALL_ENGINE=interpreted PYTHONPATH=src $(PYTEST)
COMPILED_TESTS    = LANDFALL_ENGINE=compiled PYTHONPATH= $(PYTEST)

# What the two engines could do differently is tested on both: whatever follows from the rules. All else
# is built on that and tested once, compiled, as people have it. So is what is marked slow, as that both
# engines play the same games step by step is tested by itself; and what is marked words, which only tells
# of what the engines have done. A folder of tests is in one of the two.
ON_BOTH = bots core counts games record rulebook rulings
ONCE    = any_game browser cli lab scenario server store testing

# What `make check` runs, less what is marked slow: the rules, and the order of the house.
QUICK   = tests/core tests/games tests/rulebook tests/rulings tests/scenario tests/test_layers.py \
          tests/test_names.py tests/test_suites.py

.PHONY: help play terminal check test long lint types test-client test-interpreted test-compiled screenshots bench \
        bench-bots bench-browser bench-captains bench-click bench-moves bench-positions bench-tournaments wheel clean chromium
.DELETE_ON_ERROR:

help:
	@echo "make play      install into .venv and open the table in the browser"
	@echo "make terminal  the same game in the terminal      ARGS='--seats 2' goes to landfall play"
	@echo "make check   lint, types, and the quick tests of the rules: less than a minute, nothing to build"
	@echo "make test    everything a change must pass: the rules interpreted and compiled, the rest compiled"
	@echo "make long    what is too slow for every change: thousands of games, dozens of crashes, matches"
	@echo "make bench   the benchmarks                     ARGS goes to them"
	@echo "make bench-captains, bench-positions    the captain beside that of version 0.1"
	@echo "make bench-moves, bench-tournaments     the server's work, and a tournament, beside 0.1"
	@echo "make bench-click    the calls that one act at the table costs, beside those of 0.1"
	@echo "make screenshots    the pictures in docs/images    make bench-bots, bench-browser"
	@echo "make wheel   build the wheel into dist/"
	@echo "make clean   remove all that make made"
	@echo "One step of the tests: make lint, types, test-interpreted or test-compiled; ARGS goes to pytest."

# --- play ---------------------------------------------------------------------------------------

play: .venv/installed
	@.venv/bin/landfall table $(ARGS)

terminal: .venv/installed
	@.venv/bin/landfall play $(ARGS)

.venv/installed: .venv/pyvenv.cfg $(SOURCES)
	@echo "Installing Landfall into .venv (about four minutes on two cores, the first time) ..."
	@.venv/bin/python $(INSTALL) .
	@touch $@

# --- test ---------------------------------------------------------------------------------------

check: lint types
	$(INTERPRETED_TESTS) -q -m 'not slow' $(QUICK) $(ARGS)

# What needs only the source is tested while the engine and the client are built.
test:
	@$(MAKE) --no-print-directory -j2 .venv-test/installed lint types test-interpreted test-client
	@$(MAKE) --no-print-directory test-compiled

long: .venv-test/installed chromium
	HYPOTHESIS_PROFILE=long $(COMPILED_TESTS) -m 'long or shared or hypothesis' $(ARGS)

lint: .venv-test/tools web/node_modules/.installed
	.venv-test/bin/ruff check .
	.venv-test/bin/ruff format --check .
	@.venv-test/bin/python packaging/client.py run lint --silent

types: .venv-test/tools
	.venv-test/bin/mypy --strict src/landfall $(HELPERS)

test-client: web/node_modules/.installed
	@.venv-test/bin/python packaging/client.py run test --silent

# 5: ARGS asks for nothing that is here; the run of everything, below, would notice a slip.
test-interpreted: .venv-test/tools
	$(INTERPRETED_TESTS) -m 'not slow and not words' $(ON_BOTH:%=tests/%) $(ARGS) $(if $(ARGS),|| test $$? = 5)

test-compiled: .venv-test/installed chromium
	$(COMPILED_TESTS) $(ARGS)

# The browser tests look through the machine's own Chromium; on Debian root may install it.
chromium:
ifeq ($(findstring not browser,$(ARGS)),)
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	    command -v google-chrome >/dev/null || \
	    if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	        echo "Installing Chromium for the browser tests ..."; \
	        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	    else \
	        echo "The browser tests need Chromium: sudo apt-get install chromium, or what your system has"; \
	        echo "for it. Without them: make test ARGS='-m \"not browser\"'"; exit 1; \
	    fi
endif

screenshots: .venv-test/installed chromium
	@PYTHONPATH=tests .venv-test/bin/python -m browser.screenshots docs/images $(ARGS)

# What the project asks for, listed without the project itself, so that a change of the source
# rebuilds the wheel alone. Most of its modules are never read: those that are will be compiled then.
REQUIREMENTS = import tomllib; \
    all = tomllib.load(open("pyproject.toml", "rb")); project = all["project"]; \
    extra = project["optional-dependencies"]; \
    print(*all["build-system"]["requires"], *project["dependencies"], *extra["test"], sep="\n")

.venv-test/tools: .venv-test/pyvenv.cfg pyproject.toml
	@echo "Installing what the tests need into .venv-test ..."
	@.venv-test/bin/python -c '$(REQUIREMENTS)' > .venv-test/requirements.txt
	@.venv-test/bin/python packaging/landfall_backend.py >> .venv-test/requirements.txt
	@.venv-test/bin/python $(INSTALL) --no-compile -r .venv-test/requirements.txt
	@touch $@

# Once, before the client is built and checked at the same time; beside the tools, unless npm is one of them.
NPM_FROM = $(if $(shell command -v npm),.venv-test/pyvenv.cfg,.venv-test/tools)

web/node_modules/.installed: $(NPM_FROM) web/package.json web/package-lock.json
	@echo "Installing what the client is built and checked with ..."
	@.venv-test/bin/python packaging/client.py install
	@touch $@

.venv-test/installed: .venv-test/tools web/node_modules/.installed $(SOURCES)
	@echo "Compiling the engine and building the client into .venv-test ..."
	@$(WHOLE) .venv-test/bin/python $(INSTALL) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

# --- bench --------------------------------------------------------------------------------------

bench: .venv-bench/installed .venv-bench-0.1/installed
	@.venv-bench/bin/python -m benchmarks $(ARGS)

bench-captains: .venv-bench/installed .venv-bench-0.1/installed
	@.venv-bench/bin/python -m benchmarks.captains $(ARGS)

bench-positions: .venv-bench/installed .venv-bench-0.1/installed
	@.venv-bench/bin/python -m benchmarks.positions $(ARGS)

bench-moves: .venv-bench/installed .venv-bench-0.1/installed
	@.venv-bench/bin/python -m benchmarks.moves $(ARGS)

# Calls are counted in the source: compiled functions cannot be.
bench-click: .venv-test/tools
	@PYTHONPATH=src .venv-test/bin/python -m benchmarks.click $(ARGS)

bench-tournaments: .venv-bench/installed .venv-bench-0.1/installed
	@.venv-bench/bin/python -m benchmarks.tournaments $(ARGS)

bench-bots: .venv-bench/installed
	@.venv-bench/bin/python -m benchmarks.bots

bench-browser: .venv-test/installed chromium
	@PYTHONPATH=tests .venv-test/bin/python -m benchmarks.browser

.venv-bench/installed: .venv-bench/pyvenv.cfg $(SOURCES)
	@echo "Installing Landfall and what it is compared with into .venv-bench ..."
	@$(COMPILED) LANDFALL_NO_CLIENT=1 .venv-bench/bin/python $(INSTALL) '.[bench]'
	@touch $@

# Version 0.1, to be compared with: built once, from its commit. It did not say yet that it needs
# librt's arrays as they are before 1.0.
FIRST_VERSION = 5f38d9d25f83625184c9134aa634b45130dcc362

.venv-bench-0.1/installed: .venv-bench-0.1/pyvenv.cfg
	@git cat-file -e '$(FIRST_VERSION)^{commit}' 2>/dev/null || \
	    { echo "Version 0.1 is built from its commit, which needs the history: git fetch --unshallow"; \
	      exit 1; }
	@echo "Building version 0.1 from the history into .venv-bench-0.1 (a minute, once) ..."
	@rm -rf .venv-bench-0.1/source && mkdir .venv-bench-0.1/source
	@git archive $(FIRST_VERSION) | tar -x -C .venv-bench-0.1/source
	@$(COMPILED) LANDFALL_NO_CLIENT=1 .venv-bench-0.1/bin/python $(INSTALL) 'librt<1' ./.venv-bench-0.1/source
	@touch $@

# --- build, clean -------------------------------------------------------------------------------

wheel: .venv/pyvenv.cfg
	@echo "Building the wheel into dist/ ..."
	@.venv/bin/python $(PIP) wheel -qq --no-deps -w dist .
	@ls dist/*.whl

%/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Landfall needs Python 3.11 or later: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@$(PYTHON) -m venv $*

clean:
	rm -rf .venv .venv-test .venv-bench .venv-bench-0.1 build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests examples benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
