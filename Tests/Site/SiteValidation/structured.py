"""JSON-LD: parses, says what it is about, and never invents a rating."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

NEEDED = {
    "WebSite": ["name", "url"],
    "BlogPosting": ["headline", "url", "datePublished", "author"],
    "VideoGame": ["name", "url", "applicationCategory"],
    "MobileApplication": ["name", "url", "applicationCategory"],
    "SoftwareApplication": ["name", "url"],
    "VideoObject": ["name", "description", "thumbnailUrl", "contentUrl", "duration"],
    "BreadcrumbList": ["itemListElement"],
    "ListItem": ["position", "name"],
    "Offer": ["price", "priceCurrency"],
}
DURATION = re.compile(r"P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?")


class Scripts(HTMLParser):
    def __init__(self):
        super().__init__()
        self.found, self.inside = [], False

    def handle_starttag(self, tag, attributes):
        self.inside = tag == "script" and dict(attributes).get("type") == "application/ld+json"
        if self.inside:
            self.found.append("")

    def handle_data(self, data):
        if self.inside:
            self.found[-1] += data

    def handle_endtag(self, tag):
        self.inside = False


def check(root: Path) -> tuple[str, list[str]]:
    seen, mistakes = 0, []
    for page in sorted(root.rglob("*.html")):
        scripts = Scripts()
        scripts.feed(page.read_text())
        name = str(page.relative_to(root))
        for script in scripts.found:
            seen += 1
            try:
                data = json.loads(script)
            except ValueError as problem:
                mistakes.append(f"{name}: {problem}")
                continue
            if data.get("@context") != "https://schema.org":
                mistakes.append(f"{name}: the context is not schema.org")
            mistakes += [f"{name}: {mistake}" for mistake in walked(data)]
    return f"{seen} objects", mistakes


def walked(data):
    if isinstance(data, list):
        for part in data:
            yield from walked(part)
    if not isinstance(data, dict):
        return
    kinds = data.get("@type", [])
    for kind in [kinds] if isinstance(kinds, str) else kinds:
        for name in NEEDED.get(kind, []):
            if name not in data:
                yield f"{kind} has no {name}"
    for name, value in data.items():
        if name in ("aggregateRating", "review"):
            yield f"{name} is invented"
        if name == "duration" and not DURATION.fullmatch(value):
            yield f"the duration {value} is not ISO 8601"
        if name in ("url", "image", "contentUrl", "thumbnailUrl", "item") and isinstance(value, str):
            if not re.match(r"https?://", value):
                yield f"{name} is not a whole address: {value}"
        yield from walked(value)
