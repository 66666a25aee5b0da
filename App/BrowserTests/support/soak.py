"""The app in use, over and over: what it holds on to meanwhile."""

import contextlib
import statistics
import subprocess
import tempfile
from pathlib import Path

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys

from .browser import DESK, PHONE, Browser
from .directory import Directory
from .employees import Employees
from .faulty import FaultyServer
from .program import Glass

# How many windows are open at once, of the 16 that the app allows.
WINDOWS = 3
# Every so many rounds the network fails.
FAULTS = 5


class Soak:
  """An employee server, an app and a browser. `round()` does once what people do all day; `end()` ends all."""

  def __init__(self, faults=FAULTS):
    self._faults = faults
    self._folder = tempfile.TemporaryDirectory()
    # In a file, so that what the server's memory holds is not its people.
    self._server = FaultyServer(folder=self._folder.name)
    self._employees = Employees.of(self._server.real[1])
    self._glass = Glass("--server", self._server.url)
    self._browser = Browser()
    self._tabs = []
    self.processes = {"server": self._server.process, "window": child(self._glass.process)}
    self.rounds = 0
    # What was done, and how often.
    self.counts = dict.fromkeys(("windows", "searches", "scrolls", "sheets", "events", "edits", "messages", "faults"), 0)

  def end(self):
    self._browser.quit()
    self._glass.end()
    self._server.end()
    self._folder.cleanup()

  def round(self):
    """A window is opened and used; another program changes people; now and then the network fails."""
    self.rounds += 1
    page = self._open()
    self._read(page)
    self._change(page, f"Soak Number {self.rounds}")
    if self.rounds % self._faults == 0:
      self._fail(page)
    # Chromium keeps what is logged until it is asked for.
    self._browser.forget()
    self._browser.console()

  def last_words(self):
    """What is seen in the window, what was sent and shown, and what the programs complain of: for a round that fails."""
    page = Directory(self._browser)
    return "\n".join([
      f"Sent {self._browser.last_event_sent}, shown {self._browser.last_event_shown}.", page.text,
      *self._browser.console(), self._glass.complaints()])

  def sample(self):
    """What each process holds: its memory in MB, its open files, and how many of these are sockets."""
    return {name: held(process) for name, process in self.processes.items()}

  def _did(self, what, count=1):
    self.counts[what] += count

  def _open(self):
    """A window more; the oldest is closed where there are enough."""
    if len(self._tabs) >= WINDOWS:
      self._browser.switch_to.window(self._tabs.pop(0))
      self._browser.close()
    if self._tabs:
      self._browser.switch_to.window(self._tabs[-1])
      self._browser.switch_to.new_window("tab")
    else:
      # The one that the browser began with.
      self._browser.switch_to.window(self._browser.window_handles[0])
    self._tabs.append(self._browser.current_window_handle)
    is_wide = self.rounds % 2 == 1
    self._browser.size(*(DESK if is_wide else PHONE))
    self._browser.prefer(prefers_reduced_motion="reduce")
    page = Directory(self._browser)
    page.load(self._glass.url)
    page.until(lambda: page.rows and not page.is_loading, "some people are missing")
    # The page has the layout of its window, once the app has heard how wide that is.
    page.until(lambda: bool(page.person_beside_list) == is_wide, "the layout is another window's")
    self._did("windows")
    return page

  def _read(self, page):
    page.search("design")
    page.until(lambda: page.sections == ["Design"], "the search finds something else")
    self._clear(page)
    self._did("searches")
    for share in (0.4, 0.9, 0):
      page.scroll(share)
      page.until(lambda: page.is_filled, "rows are missing in sight")
      self._did("scrolls")
    page.tap_row(2)
    page.until(lambda: page.has("link", "Email"), "the person is not shown")
    self._close(page)
    self._did("sheets")

  def _change(self, page, name):
    """A person is added, changed elsewhere and here, gets a message and is removed."""
    self._employees.add(name)
    page.search(name.lower())
    page.until(lambda: page.rows == [name], "the event of who was added does not come")
    self._employees.change(name, title="Archivist")
    page.until(lambda: "Archivist" in page.text, "the event of a change does not come")
    self._did("events", 2)
    page.tap_row(0)
    page.until(lambda: name in self._person(page), "the person is not shown")
    page.press("button", "Edit")
    page.until(lambda: page.has("textbox", "Title"), "no form opens")
    page.until(lambda: page.find("textbox", "Title").get_property("value") == "Archivist")
    field = page.find("textbox", "Title")
    field.click()
    field.send_keys(Keys.CONTROL, "a")
    page.keys("Cartographer")
    # The form reads the person anew meanwhile, and saves nothing before.
    page.until(lambda: page.find("button", "Save").is_enabled(), "nothing can be saved")
    page.press("button", "Save")
    page.until(lambda: not page.has("textbox", "Title"), "the form stays")
    page.until(lambda: self._employees.find(name)["title"] == "Cartographer", "the edit is lost")
    self._did("edits")
    page.until(lambda: page.has("textbox", "Message"), "there is no composer")
    page.write("Hello")
    page.press("button", "Send")
    page.until(lambda: page.messages == ["Hello"], "the message is not shown")
    self._did("messages")
    self._close(page)
    self._employees.remove(name)
    page.until(lambda: not page.rows, "the event of a removal does not come")
    self._did("events")
    self._clear(page)

  def _fail(self, page):
    """A load fails, and the stream of events breaks; both are made up for."""
    self._server.fault = "500"
    self._server.drop_streams()
    page.refresh()
    page.until(lambda: page.says_it_is_old, "nothing says that the list is old")
    self._server.fault = None
    # The window tries again by itself, too: then there is nothing left to press.
    with contextlib.suppress(WebDriverException):
      for node in page.nodes("button", "Retry")[:1]:
        page.element(node).click()
    page.until(lambda: not page.says_it_is_old, "it still says that the list is old")
    self._did("faults")

  def _clear(self, page):
    page.search("")
    page.until(lambda: len(page.sections) > 1, "the search stays")

  def _person(self, page):
    """What says who is shown: a sheet, or what stands beside the list."""
    return page.text_of_sheet if page.dialog else page.person_beside_list or ""

  def _close(self, page):
    """A narrow window has a sheet to close."""
    if page.dialog:
      page.close()


def child(process):
  """The process that another one has started and watches; that one, where it has started none."""
  found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True).stdout.split()
  return int(found[0]) if found else process


def held(process):
  """Memory in MB, open files and sockets of a process; None for one that has ended."""
  folder = Path(f"/proc/{process}")
  try:
    memory = next(line for line in (folder / "status").read_text().splitlines() if line.startswith("VmRSS:"))
    handles = [link.readlink().name for link in (folder / "fd").iterdir()]
  except (OSError, StopIteration):
    return None
  return {
    "MB": int(memory.split()[1]) / 1024, "files": len(handles),
    "sockets": sum(name.startswith("socket:") for name in handles),
  }


def growth(values):
  """The median of the last quarter over that of the second one: about 1 for what is flat."""
  quarter = max(1, len(values) // 4)
  second = values[quarter:2 * quarter] or values[:1]
  return statistics.median(values[-quarter:]) / max(1, statistics.median(second))
