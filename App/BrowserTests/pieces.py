"""Makes the pictures of stage 13:  App/BrowserTests/run pieces [step ...]

For each step, the app is built with its starter and with its answer, and brought to where they differ. What no picture
shows, such as a list that stands still, has none.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import time

from selenium.webdriver.common.keys import Keys
from support.browser import Browser
from support.directory import Directory
from support.employees import Employees
from support.faulty import FaultyServer
from support.pictures import save
from support.program import PACKAGE, Glass

ROOT = PACKAGE.parent
FOLDER = ROOT / "Docs/Screenshots/Pieces"
SIZE = (390, 600)
# A wrong app shows nothing that could be waited for.
PAUSE = 3


class RealServer(Employees):
  """The server behind a faulty one."""

  def __init__(self, port):
    self.port = port


class Scene:
  """One app, and what is done with it."""

  def __init__(self, browser, server, glass):
    self.browser, self.server, self.url = browser, server, glass.url
    self.page = Directory(browser)
    self.real = RealServer(server.real[1])
    browser.cdp("Emulation.setScrollbarsHidden", hidden=True)
    browser.size(*SIZE, 1)
    browser.prefer(prefers_color_scheme="light", prefers_reduced_motion="reduce")

  def open(self):
    self.page.open(self.url)
    self.page.until(lambda: self.page.has_pictures)

  def client(self):
    self.server.fault = "500"
    self.page.load(self.url)
    self.page.until(lambda: "Try Again" in self.page.text)

  def one_load(self):
    self.server.keep_back("cursor=")
    self.page.load(self.url)
    self.server.wait_until_asked("cursor=")
    time.sleep(PAUSE)

  def list_model(self):
    self.server.keep_back("/employees?")
    self.page.load(self.url)
    self.server.wait_until_asked("/employees?")
    time.sleep(PAUSE)

  def detail_model(self):
    self.open()
    self.server.fault = "500"
    self.page.open_person(1)
    self.page.enlarge()
    self.page.until(lambda: "The colors are not there" in self.page.text)
    self.server.fault = None
    self.server.keep_back("/avatar")
    self.page.script("document.querySelector('dialog[open] [type=range]').scrollIntoView({block: 'end'})")
    # The messages have a button of that name too, above.
    self.page.element(self.page.nodes("button", "Retry")[-1]).click()
    self.page.settle()

  def palette(self):
    self.open()
    # A photo of a million pixels, no two of which are alike.
    self.server.picture = b"P6 1000 1000 255\n" + random.Random(1).randbytes(3_000_000)
    self.page.open_person(1)
    self.page.enlarge()
    self.page.until(lambda: self.page.colours == 5)
    close = self.page.element(self.page.nodes("button", "Close")[0])
    self.page.find("slider").send_keys(Keys.END)
    # The starter takes some seconds for ten colours, and is in the midst of them when Close is pressed.
    time.sleep(0.5)
    close.click()

  def offline(self):
    self.open()
    self.server.fault = "gone"
    self.server.drop_streams()
    self.page.until(lambda: "cannot be reached" in self.page.text)
    self.server.fault = None
    time.sleep(4 * PAUSE)

  def server_events(self):
    self.server.longest_piece = 7
    self.open()
    self.rename_first()

  def live_updates(self):
    self.open()
    self.server.fault = "gone"
    self.server.drop_streams()
    self.rename_first()
    self.server.fault = None
    time.sleep(2 * PAUSE)

  def rename_first(self):
    everybody = [person["name"] for page in self.real.pages() for person in page]
    name = next(name for name in self.page.rows if everybody.count(name) == 1)
    self.real.change(name, title="Renamed just now", office="Lisbon")
    time.sleep(PAUSE)

  def views(self):
    self.open()
    self.page.open_person(1)
    self.page.press("button", "Edit")
    self.page.until(lambda: self.page.has("textbox", "Office"))
    self.page.settle()
    self.page.replace("textbox", "Office", "Lisbon")
    self.page.press("button", "Save")
    self.page.until(lambda: not self.page.has("textbox", "Office"))
    time.sleep(PAUSE)
    self.page.enlarge()
    self.page.script("document.querySelector('dialog[open] [type=range]').scrollIntoView({block: 'end'})")

  def the_app(self):
    self.open()
    self.page.search("design ar")
    self.page.settle()
    self.browser.switch_to.new_window("window")
    self.browser.size(*SIZE, 1)
    self.page.load(self.url)
    time.sleep(PAUSE)


def sources(step, starter):
  """Copies the app, with a step's starter in it or with all of ours."""
  ours = ROOT / "Playgrounds/EmployeeGlass.swiftpm/Sources/EmployeeGlass"
  copy = PACKAGE / ".build/pieces/EmployeeGlass"
  shutil.rmtree(copy, ignore_errors=True)
  shutil.copytree(ours, copy)
  if starter:
    checks = next((ROOT / "Checks/13-EmployeeGlass").glob(f"[0-9][0-9]-{step['id']}"))
    shutil.copy(checks / "starter.swift", copy / step["member"]["file"])
  subprocess.run(
    ["swift", "build", "--package-path", PACKAGE, "--product", "employee-glass"], check=True,
    env={**os.environ, "WORKSHOP_PIECES": "1"}, stdout=subprocess.DEVNULL)


def take(step, starter, act):
  # The company of one-load takes ten pages.
  server = FaultyServer(employees=2000 if step["id"] == "one-load" else 320)
  glass = Glass("--server", server.url)
  browser = Browser()
  try:
    scene = Scene(browser, server, glass)
    act(scene)
    browser.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)
    time.sleep(1)
    path = FOLDER / f"{step['id']}-{'starter' if starter else 'answer'}.png"
    save(browser, path)
    print(path.relative_to(ROOT), flush=True)
  finally:
    server.let_go()
    browser.quit()
    glass.end()
    server.end()


def main():
  FOLDER.mkdir(parents=True, exist_ok=True)
  course = json.loads((ROOT / "Course.json").read_text())
  steps = [step for step in course["stages"][-1]["steps"] if not sys.argv[1:] or step["id"] in sys.argv[1:]]
  acts = [(step, getattr(Scene, step["id"].replace("-", "_"), None)) for step in steps]
  acts = [(step, act) for step, act in acts if act]
  sources(None, False)
  for step, act in acts:
    take(step, False, act)
  for step, act in acts:
    sources(step, True)
    take(step, True, act)


if __name__ == "__main__":
  main()
