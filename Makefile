# Playbill. `make site` builds everything once; `make help` lists the rest.

SHELL := /bin/bash
SWIFT ?= swift
PLAYBILL := .build/release/playbill
# The board that pages play on, with the engine in it. It is made before the program, which carries the theme's files.
WEB_BOARD := themes/marquee/assets/boards/nanashi.js
WEB_SOURCES := $(shell find Sources/Game/Nanashi Sources/Game/NanashiWeb -type f)

# The one list of Debian packages. BUILD is what the program is built from and runs with; TEST is what plays a game in
# the engine's WebAssembly build, what reads the words out of a PDF, what decodes films, what sends posts as the guide
# does, a shell that plays may type into, and what runs jobs that are planned; SITE is what the pictures of the demo are
# set in beside Latin letters, Arabic and Japanese, and the words that its word game takes; FUZZ links the fuzzers; ORDER
# writes down what runs.
BUILD_PACKAGES := pkg-config libcmark-dev libyaml-dev libgif-dev libpango1.0-dev libcairo2-dev libdeflate-dev libbrotli-dev \
	librsvg2-dev libwebp-dev libjpeg-dev libpng-dev libzip-dev libvterm-dev libmimalloc-dev libmicrohttpd-dev nettle-dev libcurl4-gnutls-dev \
	libavcodec-dev libavformat-dev libswscale-dev libswresample-dev \
	fonts-inter fonts-jetbrains-mono tzdata esbuild
TEST_PACKAGES := $(if $(shell command -v curl),,curl) $(if $(shell command -v node),,nodejs) $(if $(shell command -v ffmpeg),,ffmpeg) poppler-utils zsh ninja-build
SITE_PACKAGES := fonts-noto-core fonts-noto-cjk wamerican-small
FUZZ_PACKAGES := lld
ORDER_PACKAGES := valgrind binutils
# PACK makes packages and looks at them; PROOF installs them on a system of its own.
PACK_PACKAGES := $(if $(shell command -v python3),,python3) binutils patchelf lintian mandoc
PROOF_PACKAGES := mmdebstrap bc
# What is enough to make and install them, without what looks at Debian's packages.
DEBUG_PACKAGES := $(filter-out lintian mandoc,$(PACK_PACKAGES)) $(PROOF_PACKAGES)

BENCHES := NanashiBench LiquidBench MarkdownBench PictureBench
FUZZ_SCRIPTS := Tests/Game/NanashiFuzz/fuzz.sh Tests/Text/MarkdownFuzz/fuzz.sh \
	Tests/Stage/TerminalFuzz/fuzz.sh
FUZZERS := LiquidFuzz StageFuzz SiteFuzz
POSTS ?= 1000
SECONDS_EACH ?= 60
SEQUENCES ?= 1000
SEED ?= 1
KILLS ?= 1000

# `make corpora DIR…`: the words behind the goal are folders, and as goals of their own they do nothing.
ifeq (corpora,$(firstword $(MAKECMDGOALS)))
CORPORA := $(wordlist 2,$(words $(MAKECMDGOALS)),$(MAKECMDGOALS))
.PHONY: $(CORPORA)
$(CORPORA):
	@:
endif

# The check of every change builds all of it once: without what a debugger asks for and without what a second build would
# go on from, in a fifth less time. One folder of products wants one set of flags.
ONCE := $(if $(filter true,$(CI)),-debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 \
	-Xswiftc -disable-batch-mode)
# It begins with all of it: what waits for nothing compiles beside what waits.
FIRST := $(if $(filter true,$(CI)),--build-tests,--product playbill)

.DEFAULT_GOAL := help
.PHONY: boards exhibits studio tune site build serve kit readme test packages-check tarball deb wheel image packaged packages-proof debug-packages debug-validate rehearse svgfilms validate bench fuzz laws served-laws watched-laws post-laws wasm conformance corpora lint formatted format clean help packages test-packages site-packages fuzz-packages pack-packages proof-packages order order-packages

## site: install what is missing, build the program, the demo site and every kit
site: build site-packages
	@$(PLAYBILL) build
	@$(PLAYBILL) kit
	@echo
	@du -sh public kit | sed 's/^/  /'
	@echo "next: make serve"

## build: the program alone, in release, with the one that makes films
build: packages $(WEB_BOARD)
	@$(SWIFT) build -c release --static-swift-stdlib --product playbill
	@$(SWIFT) build -c release --static-swift-stdlib --product playbill-film

## serve: the demo site at a local address, reloading as files change
serve: build site-packages
	@$(PLAYBILL) serve

## kit: the release kits of all products, to kit/
kit: build site-packages
	@$(PLAYBILL) kit

## readme: the picture at the top of the README, and what it says of the manifest, made again
readme: build
	@PATH="$(CURDIR)/.build/release:$$PATH" playbill rehearse content/products/playbill/plays/trailer.play
	@for style in day dusk; do \
		$(PLAYBILL) render content/products/playbill/plays/trailer.play --style $$style --size 1200x858 --fps 15 \
			-o content/assets/readme/playbill-$$style.gif || exit 1; done
	@$(PLAYBILL) kit playbill --write README.md

## test: install what the tests need, build, and run all of them, the engine's web build among them
test: packages test-packages site-packages wasm
	@$(SWIFT) build --build-tests $(ONCE)
	@.build/debug/NanashiBench trace | node Tests/Game/NanashiWebTests/compare.mjs .build/nanashi.wasm
	@# A browser leaves half a core idle, and so do packages.
	@if [ "$$CI" = true ]; then $(MAKE) --no-print-directory --jobs=2 --output-sync=target debug-validate debug-packages; fi
	@$(MAKE) --no-print-directory packages-check
	@# What failed is said once more at the end: two thousand tests would hide it.
	@set -o pipefail; $(SWIFT) test --skip-build $(ONCE) 2>&1 | tee .build/tests.log || \
		{ awk '/^✘/ { shown = 1 } /^(◇|✔)/ { shown = 0 } shown' .build/tests.log | cut -c 1-600 | tail -n 80; exit 1; }

## packages-check: a package of somebody else's, built on the libraries that this one vends, and run
packages-check: packages
	@# In this package's own folder of products, where the libraries are built already, with the same flags.
	@$(SWIFT) build --package-path Tests/App/SecondPackage --scratch-path .build $(ONCE)
	@.build/debug/Second | diff Tests/App/SecondPackage/expected.txt -

## tarball: the program with all that it needs, to .build/packages, with a formula for Homebrew (PLAYBILL_REPOSITORY=owner/name)
tarball wheel image: build pack-packages
	@.packaging/package $@

## deb: Debian's packages, looked at by lintian
deb: build pack-packages
	@.packaging/package deb
	@lintian --allow-root --fail-on error,warning .build/packages/*.deb

## wheel: what `pip install playbill` takes
## image: an OCI image, made without a daemon
## packaged: all packages, with checksums and a bill of materials; twice, since they must be the same bytes
packaged: build pack-packages
	@.packaging/package all
	@lintian --allow-root --fail-on error,warning .build/packages/*.deb
	@.build/release/playbill help man | mandoc -T lint -W warning
	@cp .build/packages/SHA256SUMS .build/packages.sums
	@.packaging/package all >/dev/null
	@cmp .build/packages/SHA256SUMS .build/packages.sums && rm .build/packages.sums

## packages-proof: each package installed on a bare system and used there, with the same bytes from all (needs root)
packages-proof: packaged proof-packages
	@.packaging/proof

## debug-packages: the debug build in each kind of package on a bare system, and as a workflow of eight shares (needs root)
debug-packages: packages
	@if ! { [ "$$(id -u)" = 0 ] && unshare --mount true; } 2>/dev/null; then echo "no package was tried: that needs root"; \
	elif ! .ci/packages $(DEBUG_PACKAGES); then echo "no package was tried: these packages cannot be had"; \
	else export PLAYBILL_BUILD=.build/debug PLAYBILL_ARCHIVE_LEVEL=1; \
		.packaging/package all && .packaging/proof --together && Tests/App/ShardMatrix/matrix.sh .build/debug/playbill .build/packages; fi

## rehearse: whether the programs of the demo's terminal plays still say what their transcripts say
rehearse: packages $(WEB_BOARD)
	@$(SWIFT) build $(FIRST) $(ONCE)
	@$(if $(filter true,$(CI)),,$(SWIFT) build --product playbill-film)
	@PATH="$(CURDIR)/.build/debug:$$PATH" playbill rehearse --check --limit 60s content/products/playbill/plays/trailer.play \
		Sources/App/Starter/content/products/*/plays/hello.play

## svgfilms: plays as SVG films beside their stills, in a real browser (needs chromium and ffmpeg)
svgfilms: build
	@Tests/Picture/SVGFilmCheck/check.py $(PLAYBILL) content/products/nanashi/plays/*.play \
		content/products/playbill/plays/trailer.play

## validate: the demo site and a new one, looked at by vnu, axe and other people's readers
validate: build site-packages
	@Tests/Site/SiteValidation/validate.sh $(PLAYBILL)

## debug-validate: the same with the debug build
debug-validate: packages
	@Tests/Site/SiteValidation/validate.sh .build/debug/playbill

# What the three checks in a browser that follow have in common is in Tests/Site/BrowserCheck.

## boards: the boards of the demo site played on by touch, mouse and keys in a real browser (needs chromium and ffmpeg)
boards: build site-packages test-packages
	@Tests/Site/BoardCheck/check.sh $(PLAYBILL)

## exhibits: components and films of pages used by touch, mouse and keys in a real browser (needs chromium and ffmpeg)
exhibits: build site-packages test-packages
	@Tests/Site/ExhibitCheck/check.sh $(PLAYBILL)

## studio: the studio used by touch, mouse and keys in a real browser (needs chromium)
studio: build test-packages
	@Tests/Site/StudioCheck/check.sh $(PLAYBILL)

## bench: ratios of speed and size, each from one run (POSTS=10000 for a large site)
bench: build
	@for name in $(BENCHES); do $(SWIFT) build -c release --static-swift-stdlib --product $$name || exit 1; done
	@for bench in perft robot; do echo "== NanashiBench $$bench"; .build/release/NanashiBench $$bench || exit 1; done
	@for name in MarkdownBench PictureBench; do echo "== $$name"; .build/release/$$name || exit 1; done
	@echo "== LiquidBench"
	@if python3 -c 'import liquid' 2>/dev/null; then \
		python3 Tests/Text/LiquidBench/python_liquid.py .build/release/LiquidBench; \
	else .build/release/LiquidBench; echo "  python-liquid is not installed; pip install python-liquid brings it"; fi
	@$(SWIFT) build -c release --static-swift-stdlib --product SiteBench
	@echo "== SiteBench"
	@.build/release/SiteBench $(PLAYBILL) $(POSTS)
	@$(SWIFT) build -c release --static-swift-stdlib --product KitBench
	@echo "== KitBench"
	@.build/release/KitBench $(PLAYBILL)

## order: what builds of sites call, recorded anew for the linker (.linking/called), which lays it side by side
order: build order-packages
	@.linking/record $(PLAYBILL) > .build/called
	@mv .build/called .linking/called
	@rm $(PLAYBILL)
	@$(SWIFT) build -c release --static-swift-stdlib --product playbill

## fuzz: every parser for a minute (SECONDS_EACH=600 for longer)
fuzz: packages fuzz-packages
	@for script in $(FUZZ_SCRIPTS); do echo "== $$script"; $$script $(SECONDS_EACH) || exit 1; done
	@for name in $(FUZZERS); do \
		$(SWIFT) build --product $$name && echo "== $$name" && mkdir -p .build/fuzz && \
		(cd .build/fuzz && ../debug/$$name $(SECONDS_EACH)) || exit 1; done

## laws: random edits of random sites, each built by what changed and compared with a build of everything (SEQUENCES=1000)
laws: build
	@Tests/Site/EditLaws/laws.py $(PLAYBILL) $(SEQUENCES) $(SEED)

## served-laws: random saves while a site is served, compared with what a clean build writes (SEQUENCES=1000)
served-laws: build
	@Tests/Site/EditLaws/served.py $(PLAYBILL) $(SEQUENCES) $(SEED)

## watched-laws: random edits while a site is built again and again, compared with what a clean build writes (SEQUENCES=1000)
watched-laws: build
	@Tests/Site/EditLaws/watched.py $(PLAYBILL) $(SEQUENCES) $(SEED)

## post-laws: posts whose sending is killed at any instant go out at most once (KILLS=1000)
post-laws: build
	@Tests/Kit/PostLaws/kill.py $(PLAYBILL) $(KILLS) $(SEED)

## corpora: every Markdown file below DIR…, in each flavour and as one site; what crashes is named
corpora: build
	@Tests/Site/Corpora/corpora.py $(PLAYBILL) $(CORPORA) $(DIRS)

## wasm: the engine for the web, to .build/nanashi.wasm, and the board that pages play on, for the theme
wasm: $(WEB_BOARD) .build/nanashi.wasm
	@ls -l .build/nanashi.wasm $(WEB_BOARD)

$(WEB_BOARD) .build/nanashi.wasm &: $(WEB_SOURCES)
	@mkdir -p .build
	@Sources/Game/NanashiWeb/build.sh .build/nanashi.wasm $(WEB_BOARD)

## tune: finds the weights of the robot's evaluation from games against itself, anew (GAMES=5000)
tune:
	@$(SWIFT) build -c release --product NanashiBench
	@.build/release/NanashiBench selfplay $(or $(GAMES),5000) > .build/selfplay.txt
	@.build/release/NanashiBench tune < .build/selfplay.txt > .build/Weights.swift
	@mv .build/Weights.swift Sources/Game/Nanashi/Robot/Weights.swift
	@git diff --stat Sources/Game/Nanashi/Robot/Weights.swift

## conformance: published suites, from the folder SUITES names
conformance: build
	@.ci/suites $(SUITES) $(PLAYBILL)

## lint: formatting, and whether the README says what the manifest of Playbill says
lint: packages
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target formatted $(WEB_BOARD)
	@$(SWIFT) build $(FIRST) $(ONCE)
	@.build/debug/playbill kit playbill --check README.md

formatted:
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

## format: put the formatting right
format:
	@$(SWIFT) format --in-place --recursive Package.swift Sources Tests

## clean: remove everything that was built
clean:
	@rm -rf .build public kit $(WEB_BOARD)

## help: this list
help:
	@echo "usage: make TARGET"
	@echo
	@sed -n 's/^## \([a-z-]*\): /  \1\t/p' $(MAKEFILE_LIST) | expand -t 18

packages:
	@.ci/packages $(BUILD_PACKAGES)

site-packages:
	@.ci/packages $(SITE_PACKAGES)

fuzz-packages:
	@.ci/packages $(FUZZ_PACKAGES)

order-packages:
	@.ci/packages $(ORDER_PACKAGES)

pack-packages:
	@.ci/packages $(PACK_PACKAGES)

proof-packages:
	@.ci/packages $(PROOF_PACKAGES)

test-packages:
	@.ci/packages $(TEST_PACKAGES)
