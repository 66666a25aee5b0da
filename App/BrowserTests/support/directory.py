"""The employee directory, as a person uses it. What the tests know of the page's making is here."""

import base64
import re
import zlib

from selenium.webdriver.common.keys import Keys

from .page import Page

ROWS = ".list li.row"


class Directory(Page):
  def open(self, url):
    """Opens the app, and waits until people are listed and the window is connected."""
    self.load(url)
    self.until(lambda: self.rows, "nobody is listed")
    self.until(lambda: self.browser.is_connected, "the window is not connected")

  def load(self, url):
    """Opens the app, whatever it shows."""
    self.browser.get("about:blank")
    self.browser.forget()
    self.browser.get(url)

  @property
  def rows(self):
    """The names of those who are listed in sight and near it."""
    return self.script("""
      return [...document.querySelectorAll(arguments[0])].map(row =>
        [...row.querySelectorAll('.text')].find(x => !x.closest('[aria-hidden=true]')).innerText)
      """, ROWS)

  def row(self, number):
    """The button of somebody in the list."""
    return self.script(
      "return [...document.querySelectorAll(arguments[0])].at(arguments[1])", ROWS + " button", number)

  @property
  def sections(self):
    """The headers of the groups that are in sight and near it."""
    return self.script(
      "return [...document.querySelectorAll('.list .section-header')].map(x => x.innerText.split('\\n')[0])"
    )

  @property
  def search_field(self):
    return self.find("searchbox")

  @property
  def search_text(self):
    return self.search_field.get_property("value")

  def search(self, text):
    """Types a text in place of what the search field has."""
    self.search_field.click()
    self.search_field.send_keys(Keys.CONTROL, "a")
    self.keys(Keys.BACKSPACE, text)

  def settle(self):
    """Waits until the page shows the effect of all that was done in it."""
    self.until(
      lambda: self.browser.last_event_sent <= self.browser.last_event_shown, "an event has no effect"
    )

  @property
  def dialog(self):
    """The name of the dialog that is open."""
    return (self.names("dialog") or [None])[0]

  def open_person(self, number=0):
    """Opens somebody of the list, and waits until the sheet rests; their name.

    A sheet that still moves in has no text to see, and moves no further in a window that is not in front.
    """
    name = self.rows[number]
    self.row(number).click()
    self.until(lambda: self.dialog is not None, "no sheet opens")
    return self.at_rest(lambda: name)

  def open_menu(self, name):
    self.press("button", re.compile("^" + name))
    self.until(lambda: self.options, f"the menu {name} does not open")

  @property
  def options(self):
    return self.nodes("menuitemradio")

  @property
  def checked(self):
    """The names of the options of the open menu that are chosen."""
    return [
      node["name"]["value"] for node in self.options for property in node["properties"]
      if property["name"] == "checked" and property["value"]["value"] == "true"
    ]

  def choose(self, menu, option):
    """Opens a menu and chooses from it."""
    self.open_menu(menu)
    self.press("menuitemradio", option)
    self.until(lambda: not self.options, f"the menu {menu} stays")

  def close(self):
    """Closes the sheet by its button."""
    self.press("button", "Close")
    self.until(lambda: not self.dialog, "the sheet stays")

  @property
  def sheet(self):
    return self.find("dialog")

  @property
  def text_of_sheet(self):
    return self.sheet.text

  @property
  def share_of_sheet(self):
    """How much of the window's height the sheet takes, once it rests."""
    height = self.at_rest(lambda: self.sheet.rect["height"])
    return height / self.script("return innerHeight")

  def at_rest(self, value):
    """A value, once nothing in the page moves any more."""
    self.until(lambda: not self.movements, "it never rests")
    return value()

  @property
  def movements(self):
    """What is moving: animations that run, by what they change."""
    return self.script(
      "return document.getAnimations().filter(x => x.playState === 'running' && "
      "x.timeline instanceof DocumentTimeline && "
      "x.effect.getComputedTiming().endTime !== Infinity).map(x => x.transitionProperty ?? x.animationName)"
    )

  @property
  def is_focus_in_sheet(self):
    return self.script("return document.activeElement.closest('dialog') !== null")

  @property
  def is_focus_behind_sheet(self):
    """Whether something has the focus that is not in the sheet; the browser's own bars do not count."""
    return self.script("""
      return document.activeElement !== document.body && !document.activeElement.closest('dialog')
      """)

  @property
  def colours(self):
    """How many colours the sheet shows; 0 as long as it looks for them."""
    for role in ("image", "img", "group"):
      for name in self.names(role):
        if found := re.match(r"(\d+) colors of the picture", name):
          return int(found[1])
    return 0

  @property
  def tint(self):
    """The colour that the sheet's controls are tinted with; None while it is the app's own."""
    own, sheet = self.script("""
      return [document.body, document.querySelector('dialog input[type=range]')].map(
        x => x && getComputedStyle(x).getPropertyValue('--tint').trim())
      """)
    return None if sheet == own else sheet

  def enlarge(self):
    """Has the sheet rest at large."""
    self.press("button", re.compile("larger"))
    self.until(lambda: self.share_of_sheet > 0.8, "the sheet stays where it was")

  @property
  def says_it_is_lost(self):
    """Whether a status, which screen readers announce, says that the server is gone."""
    texts = self.script("return [...document.querySelectorAll('[role=status]')].map(x => x.innerText)")
    return any("Trying again" in text for text in texts)

  @property
  def says_it_is_old(self):
    return "Showing employees as of" in self.text

  def refresh(self):
    self.press("button", "Refresh")

  def tab_to(self, role, name="", limit=60):
    """Presses Tab until something of that role, whose name begins so, has the focus."""
    for _ in range(limit):
      self.keys(Keys.TAB)
      focused = self.focused
      if focused[0] == role and focused[1].startswith(name):
        return
    raise AssertionError(f"Tab never comes to {role} {name}")

  @property
  def focused_row(self):
    """The number of the row that has the focus; -1 if none has."""
    return self.script("""
      return [...document.querySelectorAll(arguments[0])].indexOf(document.activeElement.closest('li'))
      """, ROWS)

  @property
  def shows_focus(self):
    """Whether what has the focus, or something around it, looks different without it."""
    return self.script("""
      const focused = document.activeElement
      const looks = () => {
        const all = []
        for (let node = focused; node && node !== document.body; node = node.parentElement) {
          const { outline, boxShadow, backgroundColor } = getComputedStyle(node)
          all.push(outline, boxShadow, backgroundColor)
        }
        return all.join()
      }
      const before = looks()
      focused.blur()
      const after = looks()
      focused.focus({ preventScroll: true })
      return before !== after
      """)

  @property
  def total(self):
    """How many people there are, as the line below the title says."""
    found = re.search(r"([\d,]+) people", self.text)
    return int(found[1].replace(",", "")) if found else 0

  @property
  def size_of_page(self):
    """How many elements the page has."""
    return self.script("return document.getElementsByTagName('*').length")

  def scroll(self, share):
    """Scrolls the list to a share of what there is to scroll."""
    self.script("""
      const list = document.querySelector('.list')
      list.scrollTop = arguments[0] * (list.scrollHeight - list.clientHeight)
      """, share)

  @property
  def is_filled(self):
    """Whether rows stand at the top, in the middle and at the bottom of the list's sight."""
    return self.script("""
      const list = document.querySelector('.list').getBoundingClientRect()
      return [0.3, 0.5, 0.7].every(share => document.elementsFromPoint(
        list.left + list.width / 2, list.top + list.height * share).some(x => x.matches('li.row')))
      """)

  @property
  def brightness_of_background(self):
    """Of the page beside the list: 0 is black, 1 is white."""
    clip = {"x": 4, "y": 400, "width": 1, "height": 1, "scale": 1}
    picture = self.browser.cdp("Page.captureScreenshot", format="png", clip=clip)["data"]
    return max(only_pixel(base64.b64decode(picture))) / 255

  @property
  def blurs(self):
    """Whether anything blurs what is behind it."""
    return self.script("""
      return [...document.querySelectorAll('*')].some(x => [null, '::before', '::after'].some(part =>
        getComputedStyle(x, part).backdropFilter.includes('blur')))
      """)

  @property
  def has_pictures(self):
    """Whether all pictures in the page have come."""
    return self.script("return [...document.images].every(x => x.complete && x.naturalWidth > 0)")


def only_pixel(png):
  """Red, green and blue of a picture of one pixel."""
  data, place = b"", 8
  while place < len(png):
    length = int.from_bytes(png[place:place + 4])
    if png[place + 4:place + 8] == b"IDAT":
      data += png[place + 8:place + 8 + length]
    place += length + 12
  # The first byte says how the others are to be read, which with one pixel makes no difference.
  return tuple(zlib.decompress(data)[1:4])
