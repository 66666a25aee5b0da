"""Makes the pictures of the trainer's room in Docs/Teaching.md:  App/BrowserTests/run room"""

from selenium.webdriver.support.ui import WebDriverWait

from support.browser import DESK, Browser
from support.pictures import save
from support.program import LIMIT, PACKAGE
from support.room import Room, fill

FOLDER = PACKAGE.parent / "Docs/Screenshots"


def main():
  browser = Browser()
  room = Room(port=8070)
  try:
    fill(room)
    browser.cdp("Emulation.setScrollbarsHidden", hidden=True)
    browser.size(*DESK)
    for scheme, name in (("light", "room"), ("dark", "room-dark")):
      browser.prefer(prefers_color_scheme=scheme)
      browser.get("about:blank")
      browser.get(room.url)
      WebDriverWait(browser, LIMIT, 0.05).until(
        lambda browser: browser.execute_script("return document.querySelectorAll('#rows tr').length === 20"))
      save(browser, FOLDER / f"{name}.png")
      print(f"Docs/Screenshots/{name}.png")
  finally:
    browser.quit()
    room.end()


if __name__ == "__main__":
  main()
