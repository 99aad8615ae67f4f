"""What checks that use pages in a real browser have in common: a tab that is watched, what is expected, and the run.

SHOTS is a folder for pictures of what was seen, ONLY the names of the checks that are wanted, CHROMIUM the browser.
"""

import os
import shutil
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}
SHOTS = Path(os.environ["SHOTS"]) if "SHOTS" in os.environ else None
SHIFTS = (
    "window.shifts=0;new PerformanceObserver(l=>{for(const e of l.getEntries())if(!e.hadRecentInput)window.shifts+=e.value})"
    ".observe({type:'layout-shift',buffered:true})")

FAULTS = []
COUNT = 0


def expect(isTrue, message):
    global COUNT
    COUNT += 1
    if not isTrue:
        FAULTS.append(message)
        print("  " + message, flush=True)


class Strict(SimpleHTTPRequestHandler):
    """Sends each page with the Content-Security-Policy `policy`."""

    policy = ""

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *_):
        pass


class Tab:
    """A page in a context of its own; `self.figure` is what `watched` finds first."""

    watched = "body"

    def __init__(self, browser, address, width=390, dark=False, still=True, touch=False, scripts=True, context=None, **more):
        self.context = context or browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme="dark" if dark else "light", has_touch=touch,
            reduced_motion="reduce" if still else "no-preference", java_script_enabled=scripts, **more)
        self.tab = self.context.new_page()
        self.tab.set_default_timeout(8_000)
        self.said, self.asked, self.width, self.scripts = [], [], width, scripts
        self.tab.on("console", lambda message: self.said.append(message.text) if message.type == "error" else None)
        self.tab.on("pageerror", lambda error: self.said.append(str(error)))
        self.tab.on("request", lambda request: self.asked.append(request.url))
        if scripts:
            self.tab.add_init_script(SHIFTS)
        self.tab.goto(address, wait_until="load")
        self.figure = self.tab.locator(self.watched).first
        self.figure.scroll_into_view_if_needed()

    def wait(self, expression):
        """Until it is true of the figure."""
        self.tab.wait_for_function(f"e=>{expression}", arg=self.figure.element_handle())

    def press(self, button, touch=False):
        button.tap() if touch else button.click()

    def axe(self, where):
        for found in Axe().run(self.tab, options=RULES).response["violations"]:
            expect(False, f"{where}: {found['id']}: {found['nodes'][0]['html'][:160]}")

    def shoot(self, name):
        if SHOTS:
            self.figure.screenshot(path=SHOTS / f"{name.replace(' ', '-')}.png")

    def end(self, where, isStill=True):
        """What no page may do; `isStill` is whether nothing on it may have moved by itself."""
        expect(not self.said, f"{where}: the console says {self.said}")
        if self.scripts:
            wide = self.tab.evaluate("document.documentElement.scrollWidth")
            expect(wide <= self.width, f"{where}: scrolls sideways, {wide} px")
            shifts = self.tab.evaluate("window.shifts")
            expect(not isStill or shifts == 0, f"{where}: the layout shifts by {shifts}")
        self.context.close()


def served(handler, root):
    """Serves the whole disk, so that the address of a folder's page ends in the folder; where `root` is then."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory="/"))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}{root}/"


def run(checks, *arguments):
    """Runs the checks, and ends the program: with 1 where something is wrong."""
    wanted = os.environ.get("ONLY", "").split()
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        version = browser.version
        for check in checks:
            if wanted and check.__name__ not in wanted:
                continue
            print(check.__name__.replace("_", " "), flush=True)
            try:
                check(browser, *arguments)
            except Exception as problem:
                expect(False, f"{check.__name__}: {problem}")
        browser.close()
    print(f"Chromium {version}: {COUNT} looks, {len(FAULTS)} faults")
    sys.exit(1 if FAULTS else 0)
