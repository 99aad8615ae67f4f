"""Every address of the rendered site, followed to the file and the place in it."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

FETCHED = {"href", "src", "poster", "data"}


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.addresses, self.anchors, self.canonical = [], {"", "top"}, None

    def handle_starttag(self, tag, attributes):
        facts = dict(attributes)
        if tag == "link" and facts.get("rel") == "canonical":
            self.canonical = facts["href"]
        if facts.get("id"):
            self.anchors.add(facts["id"])
        for name, value in attributes:
            if name in FETCHED and value is not None:
                self.addresses.append(value)
            if name == "srcset":
                self.addresses += [part.split()[0] for part in value.split(",") if part.strip()]


def check(root: Path) -> tuple[str, list[str]]:
    pages = {}
    for path in sorted(root.rglob("*.html")):
        pages[path] = Page()
        pages[path].feed(path.read_text())
    home = pages[root / "index.html"].canonical or "http://localhost/"
    seen, mistakes = 0, []
    for path, page in pages.items():
        name = str(path.relative_to(root))
        here = urljoin(home, re.sub(r"(^|/)index\.html$", r"\1", name))
        for address in page.addresses:
            whole = urljoin(here, address)
            if not whole.startswith(home):
                continue
            seen += 1
            problem = followed(urlsplit(whole[len(home):]), root, pages)
            if problem:
                mistakes.append(f"{name}: {address} {problem}")
    return f"{seen} addresses", mistakes


def followed(url, root: Path, pages: dict) -> str | None:
    path = root / unquote(url.path)
    if path.is_dir():
        path = path / "index.html"
    if not path.is_file():
        return "leads nowhere"
    if url.fragment and path in pages and unquote(url.fragment) not in pages[path].anchors:
        return "leads to a page without that place"
    return None
