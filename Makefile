# Two commands: `make play` and `make test`. Without make, see "Install" in README.md.
#   make play ARGS="europe --seats 3"     make test ARGS="-k tunnel"     make test EXTRAS=gpu
PYTHON ?= python3
ARGS ?=
EXTRAS ?=
VENV := .venv/bin/python

.PHONY: play test format clean

play:
	@$(PYTHON) scripts/setup_venv.py all $(EXTRAS)
	@$(VENV) -m whistlestop play $(ARGS)

test:
	@$(PYTHON) scripts/setup_venv.py all dev $(EXTRAS)
	@$(VENV) scripts/check.py $(ARGS)

format:
	@$(PYTHON) scripts/setup_venv.py all dev
	@$(VENV) -m ruff check --fix-only --quiet
	@$(VENV) -m ruff format

clean:
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
