"""Makes the pictures of Docs/EmployeeGlass.md:  App/BrowserTests/run screenshots

Names in many scripts want fonts: on Debian, fonts-inter, fonts-noto-core and fonts-noto-cjk.
"""

from support.browser import DESK, PHONE, Browser
from support.directory import Directory
from support.faulty import FaultyServer
from support.pictures import save
from support.program import PACKAGE, Glass

FOLDER = PACKAGE.parent / "Docs/Screenshots"


def main():
  FOLDER.mkdir(exist_ok=True)
  browser = Browser()
  server = FaultyServer()
  glass = Glass("--server", server.url)
  try:
    take_all(browser, server, glass)
  finally:
    browser.quit()
    glass.end()
    server.end()


def take_all(browser, server, glass):
  page = Directory(browser)
  # As on a phone, where they show only while one scrolls.
  browser.cdp("Emulation.setScrollbarsHidden", hidden=True)

  def open(scheme="light", size=PHONE, scale=2):
    browser.size(*size, scale)
    browser.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
    page.open(glass.url)
    page.until(lambda: page.has_pictures)

  def take(name):
    """What the window shows, once it rests and all pictures are there."""
    browser.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
    page.settle()
    page.at_rest(lambda: None)
    page.until(lambda: page.has_pictures)
    save(browser, FOLDER / f"{name}.png")
    print(f"Docs/Screenshots/{name}.png")

  for scheme in ("light", "dark"):
    open(scheme)
    take(f"directory-{scheme}")
    page.open_person(1)
    page.until(lambda: page.colours == 5)
    take(f"sheet-{scheme}")
    page.enlarge()
    take(f"sheet-large-{scheme}")
    open(scheme, DESK, 1)
    page.open_person(3)
    page.until(lambda: page.colours == 5)
    take(f"wide-{scheme}")

  open()
  page.search("design ar")
  page.until(lambda: page.sections == ["Design"])
  take("search")
  page.search("zeppelin")
  page.until(lambda: not page.rows)
  take("empty")

  open("dark")
  page.open_menu("Sort")
  take("sort")

  open()
  server.fault = "500"
  page.refresh()
  page.until(lambda: page.says_it_is_old)
  take("old")


if __name__ == "__main__":
  main()
