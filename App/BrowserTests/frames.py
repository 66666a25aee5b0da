"""Measures frames while glass flows:  App/BrowserTests/run frames

Two drops of glass come together and part, with glass and without (as where transparency is to be reduced), in turn in
one run. A gap is the time between two frames that Chromium drew while they moved, as its trace has them. Prints one
line each, as Tools/bench does: id, value in milliseconds or a count, goal.
"""

import json
import os
import statistics
import sys

from support.browser import PHONE, Browser
from support.samples import GlassPage, Samples

ROUNDS = int(os.environ.get("ROUNDS", "12"))
CATEGORIES = "devtools.timeline.frame,disabled-by-default-devtools.timeline.frame,blink.user_timing"
# Tells the trace when glass moves, and when it rests.
# Tells the trace when glass moves, and when it rests.
MARKS = """
  const field = document.querySelector('.glass-field')
  new MutationObserver(() => performance.mark(
    `glass ${window.__glass} ${'moving' in field.dataset ? 'moves' : 'rests'}`
  )).observe(field, { attributeFilter: ['data-moving'] })
"""


def main():
  browser = Browser(trace=CATEGORIES)
  samples = Samples()
  try:
    page = GlassPage(browser)
    browser.size(*PHONE, 2)
    page.open(samples.page("GlassDrops"))
    page.script(MARKS)
    for number in range(ROUNDS + 1):
      for glass in ("on", "off"):
        browser.prefer(prefers_reduced_transparency="reduce" if glass == "off" else "no-preference")
        # The first round warms both.
        page.script("window.__glass = arguments[0]", glass if number > 0 else "warm")
        # A round begins as it ended. A read of the log meanwhile stops the trace for a moment.
        for name, pieces in (("Join", 1), ("Part", 2)):
          page.press("button", name)
          page.until(lambda: page.pieces == pieces, "it has no effect")
          page.rest()
    page.script("performance.mark('glass end')")
    # What was noted comes in pieces.
    page.until(lambda: any(event["name"] == "glass end" for event in browser.trace), "the trace does not end")
    gaps = {glass: list(gaps_in(browser.trace, glass)) for glass in ("on", "off")}
  finally:
    browser.quit()
    samples.end()
  for glass, all in gaps.items():
    if len(all) < 2:
      sys.exit("Chromium's trace has no frames. Is it another version?")
    slow = sum(gap > 50 for gap in all)
    print(f"  glass {glass}: {len(all)} gaps, median {statistics.median(all):.1f} ms, "
          f"95 % below {percentile(all):.1f} ms, largest {max(all):.1f} ms, {slow} over 50 ms", file=sys.stderr)
  print(f"glass-frames-p95\t{percentile(gaps['on']):.1f}\t<= 33.4")
  print(f"glass-frames-ratio\t{percentile(gaps['on']) / percentile(gaps['off']):.2f}\t<= 2.0")
  print(f"glass-frames-over-50\t{sum(gap > 50 for gap in gaps['on'])}\t0")


def percentile(all):
  return statistics.quantiles(all, n=20)[-1] if len(all) > 1 else all[0]


def gaps_in(events, glass):
  """The milliseconds between two frames that were drawn while glass moved."""
  drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
  marks = sorted((event["ts"], event["name"]) for event in events if event["name"].startswith(f"glass {glass} "))
  start = None
  for time, name in marks:
    if name.endswith("moves"):
      start = time
    elif start is not None:
      inside = [ts for ts in drawn if start <= ts <= time]
      yield from ((after - before) / 1000 for before, after in zip(inside, inside[1:]))
      start = None


if __name__ == "__main__":
  main()
