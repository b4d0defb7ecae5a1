# make help lists the targets. Every one may be run again: what is there already is left alone.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

ARTICLE ?=
FONTS ?= Fonts/atkinson.yaml
OUTPUT ?= output
OPTIONS ?=
FILTER ?=
BUILD_OPTIONS ?=
PREFIX ?= /usr/local
DESTDIR ?=

# Paths reach the shell through the environment, so that spaces in them are kept.
export ARTICLE FONTS OUTPUT OPTIONS FILTER PREFIX DESTDIR

release_options := -c release -Xswiftc -cross-module-optimization
ifneq ($(shell uname),Darwin)
release_options += --static-swift-stdlib
endif
galley := .build/release/galley
# `make bench GALLEY=path` measures another command than the one built here.
GALLEY ?=

.PHONY: help setup check-swift fonts build proof test lint docs check-pdf check-snapshots dead-references bench bench-peers bench-images install uninstall clean

help:
	@printf '%s\n' \
	  'make proof                        proof the articles in Samples/ into output/' \
	  'make proof ARTICLE=path.md        proof one article, or several: ARTICLE="docs/*.md"' \
	  '           FONTS=Fonts/inter.yaml in this font set' \
	  '           OUTPUT=folder          into this folder' \
	  '           OPTIONS="--sizes ax"   with more options of galley proof' \
	  'make test                         run all tests, or some: FILTER=Name' \
	  'make build                        build .build/release/galley' \
	  'make fonts                        fetch the faces that the font sets name' \
	  'make install PREFIX=/usr/local    install the command, the font sets and the faces' \
	  'make uninstall PREFIX=/usr/local  remove them' \
	  'make lint                         check the formatting and the imports' \
	  'make docs                         build the documentation of the libraries into .build/docs' \
	  'make check-pdf                    judge the PDFs of Samples/ by PDF/UA and PDF/A (Debian)' \
	  'make check-snapshots              verify snapshots in other environments, and their report (Debian)' \
	  'make dead-references              list the references of tests that no test asks for' \
	  'make bench                        measure speed and memory into Benchmarks/RESULTS.md' \
	  'make bench-peers                  compare PDFs with typst and WeasyPrint into Benchmarks/RESULTS-PDF.md' \
	  'make bench-images                 compare images beside BlazeDiff, pixelmatch and ImageMagick' \
	  'make setup                        install the system packages that are missing' \
	  'make clean                        remove what was built; fonts and output stay'

setup:
	@Scripts/setup

check-swift: setup
	@Scripts/check-swift

fonts: setup
	@Scripts/fonts

build: check-swift
	@Scripts/swift build $(release_options) --product galley $(BUILD_OPTIONS)
	@printf 'build: %s\n' "$$PWD/$(galley)"

proof: build fonts
	@Scripts/proof $(galley)

test: check-swift fonts
	@Scripts/swift test --disable-xctest $${FILTER:+--filter "$$FILTER"}

dead-references: check-swift fonts
	@Scripts/dead-references

lint: check-swift
	@swift format lint --strict --recursive Package.swift Sources Tests Benchmarks Fuzz
	@printf 'lint: Package.swift and the Swift of Sources, Tests, Benchmarks and Fuzz are formatted\n'
	@Scripts/check-imports

docs: check-swift
	@Scripts/docs

check-pdf: build fonts
	@Scripts/check-samples $(galley)

check-snapshots: build fonts
	@Scripts/check-snapshots $(galley) $(wildcard .build/debug/galley)

bench: $(if $(GALLEY),setup,build) fonts
	@Benchmarks/run.py $(or $(GALLEY),$(galley)) --results Benchmarks/RESULTS.md

bench-peers: build fonts
	@Scripts/swift build $(release_options) --product tagging-cost $(BUILD_OPTIONS)
	@Scripts/validators
	@python3 -m venv .build/peers && \
	  .build/peers/bin/pip install --quiet --disable-pip-version-check --requirement Benchmarks/peers.txt
	@.build/peers/bin/python Benchmarks/peers.py $(galley) .build/validators \
	  --tagging .build/release/tagging-cost --results Benchmarks/RESULTS-PDF.md

bench-images: build fonts
	@Scripts/setup peers
	@python3 -m venv .build/image-peers && \
	  .build/image-peers/bin/pip install --quiet --disable-pip-version-check \
	    --requirement Benchmarks/images.txt
	@.build/image-peers/bin/python Benchmarks/images.py $(galley) --results Benchmarks/RESULTS-IMAGES.md

install: build fonts
	@Scripts/install $(galley)

uninstall:
	@rm -f "$$DESTDIR$$PREFIX/bin/galley"
	@rm -rf "$$DESTDIR$$PREFIX/share/galley"
	@printf 'uninstall: removed %s and %s\n' \
	  "$$DESTDIR$$PREFIX/bin/galley" "$$DESTDIR$$PREFIX/share/galley"

clean:
	@rm -rf .build
	@printf 'clean: removed .build; Fonts/faces and output stay\n'
