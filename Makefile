# Every target sets up what it needs; the second time it starts at once.
.DEFAULT_GOAL := help
PARTS := test-browser test-compiled test-plain
.PHONY: help play test $(PARTS) check format bench soak gallery docs package clean
SHELL := bash
BIN := .venv/bin
unexport PYTHONDONTWRITEBYTECODE  # the tests start many processes, each of which would compile every module again
MINUTES ?= 60
ONLY ?=
CHOSEN = $(if $(ONLY),-k "$(ONLY)")
RULES = tests/games tests/properties --ignore=tests/games/test_contract.py --ignore=tests/games/katamino/test_teaching.py
NONE_IS_FINE = $(if $(ONLY),|| [ $$? -eq 5 ])  # pytest's status when no test was chosen

help:
	@echo "make play    set everything up and play in the browser (PLAY=--lan opens the house to the whole hall)"
	@echo "make test    all tests, kernels compiled and plain (ONLY=pentago: those of one game or room)"
	@echo "make check   style, types, import directions, doctests, rule ids"
	@echo "make bench   speed, side by side with peers; counts are asserted first"
	@echo "make soak    what takes long: the same tests with far more examples, then kills; counts go on where they stood"
	@echo "make gallery the pictures of docs/gallery, taken anew"
	@echo "make docs    the documentation site in site/, every link checked"
	@echo "make package the source distribution and the wheel in dist/"
	@echo "make format  rewrite the sources in the house's style"

.venv/.play: pyproject.toml requirements/play.txt
	@scripts/setup play

.venv/.dev: pyproject.toml requirements/dev.txt
	@scripts/setup dev

PAGE := src/fivefold/server/page/index.html
$(PAGE): $(shell find web/src web/public web/*.json web/*.ts web/*.html -type f 2>/dev/null) | .venv/.play
	@scripts/page

play: .venv/.play $(PAGE)
	@$(BIN)/fivefold serve $(PLAY)

.venv/.browser: | .venv/.dev
	@command -v chromium-headless-shell chromium >/dev/null || { echo "· installing Debian's chromium for the browser tests"; \
	  apt-get update -qq && apt-get install -qq -y chromium-headless-shell >/dev/null; }
	@touch $@

# The parts run side by side, because browsers and servers mostly wait; each line says whose it is, and each part runs to its end.
part = @set -o pipefail; { $(2) $(CHOSEN) $(NONE_IS_FINE); } 2>&1 | sed -u 's/^/$(1) | /'

test: .venv/.dev .venv/.browser $(PAGE)
	@$(BIN)/fivefold warm
	@$(MAKE) --no-print-directory --jobs=3 --keep-going $(PARTS)

test-browser:
	$(call part,browser ,$(BIN)/pytest -n 3 --dist worksteal tests/browser)

test-compiled:
	$(call part,compiled,$(BIN)/pytest -n 3 --dist worksteal --ignore=tests/browser)

test-plain:
	$(call part,plain   ,FIVEFOLD_KERNELS=plain $(BIN)/pytest -n 1 -m "not compiled" $(RULES))

check: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -q -n 2 --doctest-modules src
	$(BIN)/pytest -q tests/test_docs.py tests/test_house.py
	scripts/page check

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/.dev .venv/.browser $(PAGE)
	@$(BIN)/fivefold warm
	$(BIN)/python -m benchmarks
	$(BIN)/pytest -m quiet

soak: .venv/.dev
	@$(BIN)/fivefold warm
	FIVEFOLD_SOAK=1 $(BIN)/pytest -n 2 --ignore=tests/browser
	FIVEFOLD_SOAK=1 $(BIN)/pytest tests/browser/test_desk_day.py
	for store in sqlite postgres; do $(BIN)/python -m tests.soak.kills --store $$store --minutes $(MINUTES) || exit 1; done
	$(BIN)/python -m tests.soak.kills --report
	$(BIN)/python -m tests.soak.readers
	$(BIN)/python -m tests.soak.environments --out .benchmarks/environments.json
	$(BIN)/python -m tests.soak.puzzles --out .benchmarks/puzzles.json
	$(BIN)/python -m tests.soak.tournaments --out .benchmarks/tournaments.json
	$(BIN)/python -m tests.soak.hostile --seconds 60

gallery: .venv/.dev .venv/.browser $(PAGE)
	$(BIN)/python -m tests.browser.gallery
	$(BIN)/python -m tests.browser.gallery_desk
	$(BIN)/python -m tests.browser.animation

docs: .venv/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

package: .venv/.dev $(PAGE)
	$(BIN)/python -m hatchling build

clean:
	rm -rf .venv .pythons web/node_modules src/fivefold/server/page build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis
