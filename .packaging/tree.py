"""The folder that tarball, wheel and image have in common: bin, lib/playbill, share. It works wherever it is put."""

import pathlib
import shutil

import libraries
from facts import OUTPUT, RELEASE, ROOT, packed, run

FONTS = pathlib.Path("/usr/share/fonts")
ZONES = pathlib.Path("/usr/share/zoneinfo")
WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
# What runs a terminal's or a page's clock needs none of these: other forms of the same zones, and lists.
NO_ZONES = ("posix/", "right/", "posixrules", "localtime")


def font_files():
    """The faces that pictures are set in, as Canvas/Fonts/FontSet.swift lists them."""
    def faces(stem, ending, weights):
        for weight in weights:
            slanted = ("" if weight == "Regular" else weight) + "Italic"
            yield from (f"{stem}-{weight}{ending}", f"{stem}-{slanted}{ending}")

    yield from faces("opentype/inter/Inter", ".otf", WEIGHTS)
    yield from faces("opentype/inter/InterDisplay", ".otf", WEIGHTS)
    yield from faces("truetype/jetbrains-mono/JetBrainsMono", ".ttf", WEIGHTS[:-1])


# Where programs look for the libraries that come along, from where they stand themselves.
SEARCH = "$ORIGIN/../lib/playbill"


def put(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)


def program(name, target, search=None):
    """A program without its symbols, which looks for its libraries in a folder beside it."""
    put(RELEASE / name, target)
    run("strip", "--strip-all", target)
    if search:
        # The old form, which counts for the libraries of libraries as well: those stay as Debian built them.
        run("patchelf", "--force-rpath", "--set-rpath", search, target)
    else:
        run("patchelf", "--remove-rpath", target)
    target.chmod(0o755)


def documents(tree, zsh="share/zsh/site-functions"):
    """The manual page, completions, the guide."""
    playbill = RELEASE / "playbill"
    texts = {
        "share/bash-completion/completions/playbill": ["completions", "bash"],
        f"{zsh}/_playbill": ["completions", "zsh"],
        "share/fish/vendor_completions.d/playbill.fish": ["completions", "fish"],
    }
    for path, words in texts.items():
        (tree / path).parent.mkdir(parents=True, exist_ok=True)
        (tree / path).write_text(run(playbill, "help", *words))
    manual = tree / "share/man/man1/playbill.1.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(packed(run(playbill, "help", "man").encode()))
    for page in sorted((ROOT / "content/guide").glob("*.md")):
        put(page, tree / "share/doc/playbill/guide" / page.name)


def licences(tree, packages):
    """The copyright files of all that comes along, and the licences that they point to."""
    folder = tree / "share/playbill/licences"
    put(ROOT / "LICENSE", folder / "playbill")
    swift = pathlib.Path(run("sh", "-c", "readlink -f $(command -v swift)").strip()).parent.parent / "share/swift/LICENSE.txt"
    put(swift, folder / "swift")
    for name in packages:
        put(f"/usr/share/doc/{name}/copyright", folder / name)
    for path in sorted(pathlib.Path("/usr/share/common-licenses").iterdir()):
        put(path.resolve(), folder / "common-licenses" / path.name)


def make():
    """Makes the folder anew, and answers it with the Debian packages whose files it has."""
    tree = OUTPUT / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    program("playbill", tree / "bin/playbill", SEARCH)
    # Films are made by a program of its own: the libraries for them are the system's, but for those of a debug build.
    program("playbill-film", tree / "bin/playbill-film", SEARCH if libraries.runtime() else None)
    # The library of C++ is part of the program, see `.linking/libstdc++.so`.
    packages = {"fonts-inter", "fonts-jetbrains-mono", "tzdata", "libstdc++6", "libgcc-s1"}
    for name, path in {**libraries.closure(), **libraries.runtime()}.items():
        put(pathlib.Path(path).resolve(), tree / "lib/playbill" / name)
        packages |= {libraries.package(path)} - {None}
    for name in font_files():
        put(FONTS / name, tree / "share/playbill/fonts" / name)
    for path in sorted(ZONES.rglob("*")):
        name = path.relative_to(ZONES).as_posix()
        if path.is_file() and not name.startswith(NO_ZONES) and path.read_bytes()[:4] == b"TZif":
            put(path, tree / "share/playbill/zoneinfo" / name)
    documents(tree)
    licences(tree, sorted(packages))
    return tree, sorted(packages)
