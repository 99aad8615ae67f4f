"""What python-liquid takes for the page of LiquidBench: python_liquid.py PATH/TO/LiquidBench [ROUNDS]"""
import json
import subprocess
import sys
import time

from liquid import DictLoader, Environment

parts = json.loads(subprocess.check_output([sys.argv[1], "--json"]))
rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 300
environment = Environment(loader=DictLoader(parts["partials"]))
layouts = [environment.from_string(text) for text in parts["layouts"]]


def page():
    data = dict(parts["data"])
    for layout in layouts:
        data["content"] = layout.render(**data)
    return data["content"]


expected = subprocess.check_output([sys.argv[1], "--print"], text=True)
if page().strip() != expected.strip():
    print("warning: the pages differ", file=sys.stderr)
start = time.process_time()
for _ in range(rounds):
    page()
theirs = (time.process_time() - start) / rounds * 1e6
ours = float(subprocess.check_output([sys.argv[1]], text=True).split(": ")[1].split(" ")[0])
print(f"python-liquid {theirs:.0f} µs a page, LiquidBench {ours:.1f} µs: {theirs / ours:.0f} times")
