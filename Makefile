# SPDX-License-Identifier: Apache-2.0
.PHONY: help setup build install uninstall demo test check api-coverage bench soak fault-table docs format clean

help:
	@echo "make demo         see a VPN switch built with App Intents connect real WireGuard, OpenVPN and NetworkManager tunnels"
	@echo "make build        build the programs for release, into .build/release"
	@echo "make test         run every test, debug and release"
	@echo "make check        warnings as errors, strict format lint"
	@echo "make api-coverage hold the SDK against tables of what Apple's frameworks declare; FACTS=FOLDER has them"
	@echo "make bench        measure against peers in the same run, and check the thresholds"
	@echo "make soak         press Connect at random, through faults, for ten minutes"
	@echo "make fault-table  try each fault with each of Connect's backends, and write the table of what happens"
	@echo "make docs         build the documentation into Documentation/.site"
	@echo "make install      after make build: copy everything to PREFIX (/usr/local); make uninstall takes it away"
	@echo "make setup        install the Debian packages that are missing (the others do it by themselves)"
	@echo "make format       format the sources; make clean removes what was built"

setup:
	@Scripts/setup

build: setup
	@Scripts/release

# As root, or with DESTDIR; nothing is built here.
install uninstall:
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' Scripts/install $@

demo: build
	@Scripts/demo

test: setup
	@Scripts/setup --tests
	@Scripts/test

check: setup
	@Scripts/check

api-coverage: setup
	@swift build
	@Scripts/api-coverage $(if $(FACTS),--facts '$(FACTS)')

bench: build
	@Scripts/setup --tests
	@Scripts/bench

soak: build
	@Scripts/setup --tests
	@Scripts/soak

fault-table: build
	@Scripts/setup --tests
	@Scripts/fault-table

docs: setup
	@Scripts/docs

format:
	@Scripts/sources | xargs -0 swift format --in-place --parallel

clean:
	swift package clean
