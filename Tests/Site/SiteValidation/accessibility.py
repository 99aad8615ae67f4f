"""Each page in a browser without a display: axe-core by day and by night, wide and narrow, and what no page may do:
scroll sideways, or complain on the console."""

import os
import shutil
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote

VIEWS = [("light", 1280), ("dark", 390), ("light", 320)]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
         "resultTypes": ["violations"]}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def check(root: Path) -> tuple[str, list[str]]:
    handler = partial(Quiet, directory=str(root))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    pages = sorted(path.relative_to(root) for path in root.rglob("*.html") if not is_redirect(path))
    browsers = min(os.cpu_count() or 1, 4)
    with ThreadPoolExecutor(browsers) as pool:
        shares = pool.map(partial(mistakes_of, server.server_port), [pages[n::browsers] for n in range(browsers)])
        mistakes = sorted(mistake for share in shares for mistake in share)
    server.shutdown()
    return f"{len(pages)} pages in {len(VIEWS)} views", mistakes


def mistakes_of(port: int, pages: list[Path]) -> list[str]:
    """What a browser of its own finds in these pages."""
    from axe_playwright_python.sync_playwright import Axe
    from playwright.sync_api import sync_playwright

    mistakes = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--mute-audio"])
        axe = Axe()
        context = browser.new_context(reduced_motion="reduce")
        tab = context.new_page()
        said = []
        tab.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
        tab.on("pageerror", lambda error: said.append(str(error)))
        for page in pages:
            # A page is loaded once: to load it for each view takes as long again as to look at it.
            show(tab, *VIEWS[0])
            tab.goto(f"http://127.0.0.1:{port}/{quote(str(page))}", wait_until="load")
            tab.evaluate(axe.axe_script)
            for scheme, width in VIEWS:
                show(tab, scheme, width)
                settle(tab, width)
                mistakes += [f"{page} ({scheme}, {width} px): {text}" for text in looked_at(tab, width) + said]
                said.clear()
        browser.close()
    return mistakes


def show(tab, scheme: str, width: int) -> None:
    tab.emulate_media(color_scheme=scheme)
    tab.set_viewport_size({"width": width, "height": 900})


def settle(tab, width: int) -> None:
    """Waits until the page is drawn at its width: what watches sizes is told with the frame, and no reader is faster."""
    tab.wait_for_function("width => innerWidth === width", arg=width)
    tab.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def looked_at(tab, width: int) -> list[str]:
    found = []
    # What passed stays in the browser: it is far more than what did not.
    for violation in tab.evaluate("options => axe.run(options).then(results => results.violations)", RULES):
        nodes = violation["nodes"]
        found.append(f"{violation['id']}: {violation['help']}, {len(nodes)} times, such as {nodes[0]['html'][:140]}")
    wide = tab.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        found.append(f"scrolls sideways: {wide} px")
    return found


def is_redirect(path: Path) -> bool:
    return 'http-equiv="refresh"' in path.read_text()[:1_000]


def chromium() -> str | None:
    """The browser of the machine; None is the one that playwright brought."""
    known = [os.environ.get("CHROMIUM"), shutil.which("chromium"), shutil.which("chromium-browser")]
    return next((path for path in known if path), None)
