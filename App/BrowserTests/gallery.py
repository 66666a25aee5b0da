"""Makes the pictures of a gallery, each page in light and in dark:  App/BrowserTests/run gallery URL FOLDER [name ...]

URL is the address that `./workshop run STAGE` prints, FOLDER stands below Docs/Screenshots. The list itself is
`gallery-light.png` and `gallery-dark.png`. With names, such as `glass-morph`, only those pages are shown.
"""

import sys
from urllib.parse import parse_qs, urlsplit

from support.browser import PHONE, Browser
from support.pictures import save
from support.program import PACKAGE
from support.samples import GlassPage

# What a step is about may show only after a press: the button, and what is there then.
PRESSES = {
  "sort-menu": ("Sort: Name", ("menuitemradio", "Name")),
  "sheet-detents": ("Colleague 5", ("StaticText", "Sits in Room 105")),
  "glass-morph": ("Actions", ("button", "Close")),
}


def main(url, folder, *names):
  target = PACKAGE.parent / "Docs/Screenshots" / folder
  target.mkdir(parents=True, exist_ok=True)
  browser = Browser()
  try:
    # As on a phone, where they show only while one scrolls.
    browser.cdp("Emulation.setScrollbarsHidden", hidden=True)
    # So tall that the whole list is there: rows further down are made when they are scrolled to.
    browser.size(PHONE[0], 4000, 1)
    page = GlassPage(browser)
    page.open(url)
    links = page.script("return [...document.querySelectorAll('a[href]')].map(x => x.href)")
    pages = {"gallery": url} | {parse_qs(urlsplit(link).query)["page"][0]: link for link in links}
    browser.size(*PHONE, 1)
    for name in names or pages:
      for scheme in ("light", "dark"):
        browser.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        page.open(pages[name])
        if name in PRESSES:
          button, (role, title) = PRESSES[name]
          page.press("button", button)
          page.until(lambda: page.has(role, title), f"{title} does not come")
          # The pointer would make a piece of glass look pressed.
          browser.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
          page.at_rest(lambda: None)
        page.until(lambda: page.is_sharp, "its glass does not bend light")
        save(browser, target / f"{name}-{scheme}.png")
        print(f"Docs/Screenshots/{folder}/{name}-{scheme}.png")
  finally:
    browser.quit()


if __name__ == "__main__":
  if len(sys.argv) < 3:
    sys.exit(__doc__)
  main(*sys.argv[1:])
