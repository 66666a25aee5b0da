"""Makes the pictures of Docs/EmployeeGlass.md:  App/BrowserTests/run screenshots [name ...]

With names, such as `old` or `wide-light`, only those pictures are kept; the others are made and not written.

Names in many scripts want fonts: on Debian, fonts-inter, fonts-noto-core and fonts-noto-cjk.
"""

import sys
import tempfile
from pathlib import Path

from selenium.webdriver.common.keys import Keys

from support.browser import DESK, PHONE, Browser
from support.directory import Directory
from support.employees import Employees
from support.faulty import FaultyServer
from support.people import people
from support.pictures import save
from support.program import PACKAGE, Glass

FOLDER = PACKAGE.parent / "Docs/Screenshots"
LONG = "Wolfeschlegelsteinhausenbergerdorff Maria Antonia Josefa Johanna von Habsburg-Lothringen y Borbón II"[:100]
LANDSCAPE = (844, 390)


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

  def open(scheme="light", size=PHONE, scale=2, letters=1, address=None):
    browser.letters(letters)
    browser.size(*size, scale)
    browser.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
    page.open(address or glass.url)
    page.until(lambda: page.has_pictures)

  def take(name):
    """What the window shows, once it rests and all pictures are there."""
    browser.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
    page.settle()
    page.at_rest(lambda: None)
    page.until(lambda: page.has_pictures)
    if sys.argv[1:] and name not in sys.argv[1:]:
      return
    save(browser, FOLDER / f"{name}.png")
    print(f"Docs/Screenshots/{name}.png")

  for scheme in ("light", "dark"):
    open(scheme)
    take(f"directory-{scheme}")
    page.open_actions()
    take(f"toolbar-{scheme}")
    page.keys(Keys.ESCAPE)
    page.until(lambda: not page.shows_actions)
    page.open_person(1)
    page.until(lambda: page.tint)
    take(f"sheet-{scheme}")
    page.enlarge()
    take(f"sheet-large-{scheme}")
    open(scheme, DESK, 1)
    page.until(lambda: page.person_beside_list)
    page.tap_row(3)
    page.until(lambda: page.current_row == 3 and page.tint)
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
  page.choose("Filter", "Design")
  page.choose("Filter", "Singapore")
  page.until(lambda: page.sections == ["Design"])
  take("filtered")
  page.open_menu("Filter")
  take("filters")
  page.keys(Keys.ESCAPE)
  page.search("legal")
  page.until(lambda: not page.rows)
  take("filtered-empty")

  open()
  page.choose("Sort", "Name")
  page.until(lambda: page.index)
  page.press("button", "M")
  page.until(lambda: page.section_at_top == "M")
  take("index")

  open(size=LANDSCAPE)
  page.until(lambda: page.person_beside_list and page.tint)
  take("landscape")

  open(letters=2)
  page.until(lambda: page.is_stacked)
  take("large-text")
  page.open_person(1)
  page.enlarge()
  take("large-text-sheet")

  open()
  page.turn_around()
  take("right-to-left")
  page.open_person(1)
  page.enlarge()
  page.until(lambda: page.colours == 5)
  take("right-to-left-sheet")

  open()
  server.fault = "500"
  page.refresh()
  page.until(lambda: page.says_it_is_old)
  take("old")

  server.fault = None
  server.rewrite = lambda employee: employee["id"] % 2 == 0 and employee.update(name=LONG)
  page.press("button", "Retry")
  page.until(lambda: LONG in page.rows)
  take("long-names")

  take_messages(page, open, take)
  take_editing(browser, page, open, take)
  take_import(page, open, take)


def take_messages(page, open, take):
  """A conversation, with an answer that was rated, and a message that was not sent."""
  server = FaultyServer()
  employees = Employees.of(server.real[1])
  glass = Glass("--server", server.url)
  try:
    for scheme in ("light", "dark"):
      open(scheme, address=glass.url)
      name = page.open_person(4)
      page.enlarge()
      if scheme == "light":
        page.send("Where is the key to the type archive?")
        employees.write(name, "Below the mat, as ever.")
      page.until(lambda: len(page.messages) == 2 and page.tint)
      page.press("button", "Helpful")
      page.until(lambda: "Thank you" in page.text_of_sheet)
      take(f"messages-{scheme}")
    server.fault = "500"
    page.write("Found it. See you at noon?")
    page.press("button", "Send")
    page.until(lambda: page.has("button", "Send Again"))
    take("message-failed")
  finally:
    glass.end()
    server.end()


def take_editing(browser, page, open, take):
  """The form, two versions of one person, and a removal that can be undone."""
  employees = Employees()
  glass = Glass("--server", employees.url)
  try:
    for scheme in ("light", "dark"):
      open(scheme, address=glass.url)
      page.open_person(3)
      page.press("button", "Edit")
      page.until(lambda: page.has("textbox", "Email"))
      page.settle()
      page.replace("textbox", "Office", "")
      take(f"form-{scheme}")
    open(address=glass.url)
    name = page.open_person(3)
    page.press("button", "Edit")
    page.until(lambda: page.has("textbox", "Email"))
    page.settle()
    employees.change(name, title="Head of Type", office="Lisbon")
    page.replace("textbox", "Title", "Lead Type Designer")
    page.press("button", "Save")
    page.until(lambda: "Changed in another window" in page.text)
    take("conflict")
    page.press("button", "Go On Editing")
    page.press("button", "Remove from Directory")
    page.until(lambda: page.has("button", "Keep"))
    take("removal")
    page.press("button", "Remove")
    page.until(lambda: "was removed" in page.text)
    take("removed")
  finally:
    glass.end()
    employees.end()


def take_import(page, open, take):
  """An import in the middle, and its end with faulty lines."""
  server = FaultyServer()
  glass = Glass("--server", server.url)
  try:
    with tempfile.TemporaryDirectory() as folder:
      for scheme in ("light", "dark"):
        open(scheme, address=glass.url)
        path = f"{folder}/{scheme}/people.csv"
        Path(path).parent.mkdir()
        Path(path).write_text(people(20_000, (100, 700, 1_500), scheme))
        server.share_of_files = 0.42
        page.choose_import(path)
        page.until(lambda: "8,000 of about" in page.text and "left out" in page.text and "seconds left" in page.text)
        take(f"import-{scheme}")
        server.let_go()
        page.until(lambda: "19,997 people added" in page.text, limit=300)
        page.enlarge()
        take(f"import-faults-{scheme}")
  finally:
    glass.end()
    server.end()


if __name__ == "__main__":
  main()
