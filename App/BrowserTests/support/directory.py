"""The employee directory, as a person uses it. What the tests know of the page's making is here."""

import base64
import re
import zlib

from selenium.webdriver.common.keys import Keys

from .page import LIMIT, Page

# What a screen reader names with its role.
READ = (
  "heading", "button", "link", "searchbox", "slider", "dialog", "alertdialog", "image", "img", "menuitem",
  "menuitemradio", "menuitemcheckbox", "region", "switch", "textbox", "progressbar", "status",
)
ROWS = ".list li.row"


class Directory(Page):
  def open(self, url):
    """Opens the app, and waits until all people have come and the window is connected."""
    self.load(url)
    self.until(lambda: self.rows, "no person is listed")
    # Rows of the first page of answers are shown while the next ones come.
    self.until(lambda: not self.is_loading, "not all people come", limit=10 * LIMIT)
    self.until(lambda: self.browser.is_connected, "the window is not connected")

  def load(self, url):
    """Opens the app in any state."""
    self.browser.get("about:blank")
    self.browser.forget()
    self.browser.get(url)

  @property
  def is_loading(self):
    """Whether the line below the title says that more people are to come."""
    return re.search(r"Loading [\d,]+ of [\d,]+", self.text) is not None

  @property
  def rows(self):
    """The names of those who are listed in sight and near it."""
    return self.script("""
      return [...document.querySelectorAll(arguments[0])].map(row =>
        [...row.querySelectorAll('.text')].find(x => !x.closest('[aria-hidden=true]')).innerText)
      """, ROWS)

  def row(self, number):
    """The button of a person in the list."""
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

  def replace(self, role, name, text):
    """Types a text in place of what a field has."""
    field = self.find(role, name)
    field.click()
    field.send_keys(Keys.CONTROL, "a")
    self.keys(Keys.BACKSPACE, text)
    self.until(lambda: self.find(role, name).get_property("value") == text)
    self.settle()

  @property
  def text_of_form(self):
    """What stands in the form that is in front."""
    return self.script("return [...document.querySelectorAll('dialog[open] .form')].at(-1)?.innerText ?? ''")

  @property
  def dialog(self):
    """The name of the dialog that is open."""
    return (self.names("dialog") or [None])[0]

  def open_person(self, number=0):
    """Opens a person of the list, and waits until the sheet rests; their name.

    A sheet that still moves in has no text to see, and moves no further in a window that is not in front.
    """
    name = self.rows[number]
    self.row(number).click()
    self.until(lambda: self.dialog is not None, "no sheet opens")
    return self.at_rest(lambda: name)

  def open_menu(self, name):
    self.press("button", re.compile("^" + name))
    self.until(lambda: self.options, f"the menu {name} does not open")

  def ask_to_remove(self):
    """Presses the form's last button, once nothing moves that could lie over it."""
    button = self.at_rest(lambda: self.find("button", "Remove from Directory"))
    self.script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", button)
    button.click()

  def add_employee(self):
    """Opens the form for a new person."""
    self.open_actions()
    self.press("button", "Add Employee")

  def choose_import(self, path):
    """Chooses a file of people to import."""
    self.open_actions()
    self.press("button", "Import…")
    self.choose_file(path)

  def open_actions(self):
    """Opens the bar's button into what adds people."""
    self.press("button", "Add")
    self.until(lambda: self.shows_actions, "the bar does not open")
    self.at_rest(lambda: None)

  @property
  def shows_actions(self):
    """Whether the bar's button says that it is open."""
    return self.find("button", "Add").get_attribute("aria-expanded") == "true"

  def choose_file(self, path):
    """Chooses a file in the dialog that asks for one."""
    self.until(lambda: "Choose a File" in self.names("dialog"), "no dialog asks for a file")
    self.script("return document.querySelector('dialog[open] input[type=file]')").send_keys(str(path))

  @property
  def glass_of_bar(self):
    """How many pieces of glass the bar's button is, with what it opens into."""
    return self.script("return Number(document.querySelector('.bottom .glass-field').dataset.pieces)")

  @property
  def width_of_glass_of_bar(self):
    return self.script("return document.querySelector('.bottom .glass-pane').offsetWidth")

  def watch_glass_of_bar(self):
    """Notes from now on, in each frame, how many pieces these are and how wide they are together."""
    self.script("""
      const field = document.querySelector('.bottom .glass-field')
      const pane = field.querySelector('.glass-pane')
      window.__watch?.disconnect()
      window.__frames = []
      window.__watch = new MutationObserver(() => window.__frames.push([Number(field.dataset.pieces), pane.offsetWidth]))
      window.__watch.observe(field, { attributeFilter: ['data-pieces'] })
      """)

  @property
  def frames_of_glass_of_bar(self):
    """What was noted: pairs of a number and a width."""
    return self.script("return window.__frames")

  @property
  def options(self):
    """What an open menu offers to choose."""
    return self.nodes("menuitemradio") + self.nodes("menuitemcheckbox")

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
    roles = {node["role"]["value"] for node in self.options}
    self.press(roles.pop(), option)
    if self.options:
      # Filters combine, so their menu stays.
      self.keys(Keys.ESCAPE)
    self.until(lambda: not self.options, f"the menu {menu} stays")

  def symbol(self, name):
    """The outline of a button's symbol; None where nothing of it is drawn."""
    return self.script("""
      const path = arguments[0].querySelector('.symbol > *')
      return path instanceof SVGPathElement && path.getBBox().width > 0 ? path.getAttribute('d') : null
      """, self.find("button", re.compile("^" + name)))

  @property
  def offices_of_rows(self):
    return self.script("""
      return [...document.querySelectorAll(arguments[0])].map(x => x.innerText.trim().split(' · ').at(-1))
      """, ROWS)

  @property
  def index(self):
    """The labels of the index at the list's side."""
    return self.script("return [...document.querySelectorAll('.section-index > button')].map(x => x.innerText)")

  @property
  def section_at_top(self):
    """The header that is pinned below the search field, or stands there."""
    return self.script("""
      const bottom = document.querySelector('.search').getBoundingClientRect().bottom
      const header = [...document.querySelectorAll('.list .section-header')].find(
        x => Math.abs(x.getBoundingClientRect().top - bottom) < 24)
      return header?.innerText.split('\\n')[0]
      """)

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
      return [document.body, document.querySelector('dialog input[type=range], .split-detail input[type=range]')].map(
        x => x && getComputedStyle(x).getPropertyValue('--tint').trim())
      """)
    return None if sheet == own else sheet

  def enlarge(self):
    """Has the sheet rest at large."""
    self.press("button", re.compile("larger"))
    self.until(lambda: self.share_of_sheet > 0.8, "the sheet stays where it was")
    self.at_rest(lambda: None)

  @property
  def says_it_is_lost(self):
    """Whether a status, which screen readers announce, says that the server is gone."""
    texts = self.script("return [...document.querySelectorAll('[role=status]')].map(x => x.innerText)")
    return any("Trying again" in text for text in texts)

  @property
  def says_it_is_old(self):
    """Whether the banner is there. Its words are announced too, and what was announced last stays where it is."""
    return self.script("""
      return [...document.querySelectorAll('body *')].some(node =>
        node.childElementCount === 0 && !node.closest('[id$=announcement]')
        && node.textContent.startsWith('Showing employees as of'))""")

  def refresh(self):
    self.press("button", "Refresh")

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

  def spoken(self):
    """What a screen reader reads: role and name of each thing, with its value, in the order of the page."""
    nodes = {node["nodeId"]: node for node in self.browser.cdp("Accessibility.getFullAXTree")["nodes"]}
    lines = []

    def value(node, key):
      return str(node.get(key, {}).get("value", "")).strip()

    def read(node):
      role, name = value(node, "role"), value(node, "name")
      if not node.get("ignored"):
        properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
        said = value(node, "description") or str(properties.get("valuetext") or "")
        if role == "StaticText":
          lines.append(name)
          return
        if role in READ and name:
          level = f" {properties['level']}" if role == "heading" else ""
          lines.append(f"{role}{level}: {name}" + (f" ({said})" if said else ""))
          if role not in ("dialog", "region"):
            return
        elif role in ("group", "generic") and name and role == "group" and not any(
            value(nodes[child], "role") for child in node.get("childIds", []) if not nodes[child].get("ignored")):
          lines.append(name)
      for child in node.get("childIds", []):
        if child in nodes:
          read(nodes[child])

    read(next(iter(nodes.values())))
    return [line for line in lines if line]

  @property
  def places_of_rows(self):
    """Where the rows in sight stand, by name."""
    return self.script("""
      const list = document.querySelector('.list').getBoundingClientRect()
      return Object.fromEntries([...document.querySelectorAll(arguments[0])].map(row => [
        [...row.querySelectorAll('.text')].find(x => !x.closest('[aria-hidden=true]')).innerText,
        row.getBoundingClientRect().top]).filter(([, top]) => top > list.top + 120 && top < list.bottom - 120))
      """, ROWS)

  @property
  def announced(self):
    """What a screen reader was asked to say last: in a dialog, what is heard there."""
    return self.script("""
      const all = [...document.querySelectorAll('#announcement, dialog[open] > [role=status]')]
      return all.at(-1).textContent.trim()
      """)

  def write(self, text):
    """Types a text in place of what the composer has."""
    self.until(lambda: self.can_be_pressed("textbox", "Message"), "the composer is not in sight")
    field = self.find("textbox", "Message")
    field.click()
    field.send_keys(Keys.CONTROL, "a")
    self.keys(Keys.BACKSPACE, *([text] if text else []))

  def send(self, text):
    """Writes a message, sends it, and waits until it is shown."""
    self.write(text)
    self.press("button", "Send")
    self.until(lambda: text in self.messages, "the message is not shown")

  @property
  def written(self):
    return self.find("textbox", "Message").get_property("value")

  @property
  def height_of_text(self):
    return self.find("textbox", "Message").rect["height"]

  @property
  def messages(self):
    """The texts of the messages to the person who is open, the oldest first."""
    return self.script("""
      return [...document.querySelectorAll('[data-testid=message]')].map(x => x.querySelector('.text').innerText)
      """)

  @property
  def words_behind_composer(self):
    """Texts of the person that lie where the composer is, whether something covers them or not."""
    return self.script("""
      const bar = document.querySelector('.inset-bottom > .inset')
      const { left, top, right, bottom } = bar.getBoundingClientRect()
      const found = new Set()
      for (let y = top + 1; y < bottom; y += 4) {
        for (let x = left + 1; x < right; x += 6) {
          for (const hit of document.elementsFromPoint(x, y)) {
            if (hit.matches('.inset-bottom > .scroller .text')) found.add(hit.innerText)
          }
        }
      }
      return [...found]
      """)

  def is_clear_of_composer(self, words):
    """Whether a text of the person that has these words is in sight as a whole, and nothing of it fades."""
    return self.script("""
      const scroller = document.querySelector('.inset-bottom > .scroller')
      const text = [...scroller.querySelectorAll('.text')].findLast(x => x.innerText.includes(arguments[0]))
      const { top, bottom } = text.getBoundingClientRect()
      const edge = scroller.getBoundingClientRect()
      return top >= edge.top && bottom <= edge.bottom - 20
      """, words)

  def scroll_person(self, share):
    """Scrolls the person to a share of what there is to scroll."""
    self.script("""
      const scroller = document.querySelector('.inset-bottom > .scroller')
      scroller.scrollTop = arguments[0] * (scroller.scrollHeight - scroller.clientHeight)
      """, share)

  def tap_row(self, number):
    """Taps a row, also where it lies below a bar."""
    self.script("arguments[0].click()", self.row(number))

  @property
  def current_row(self):
    """The number of the row that screen readers call the current one; -1 for none."""
    return self.script("""
      return [...document.querySelectorAll(arguments[0])].findIndex(x => x.querySelector('[aria-current=true]'))
      """, ROWS)

  @property
  def person_beside_list(self):
    """The name of the person that a wide window shows beside its list."""
    return self.script("""
      return [...document.querySelectorAll('.split-detail .f-title2')].map(x => x.innerText).at(-1)
      """)

  @property
  def columns(self):
    """Where the columns of a wide window are."""
    return self.script("return [...document.querySelectorAll('.split > *')].map(x => x.getBoundingClientRect().toJSON())")

  @property
  def sizes_of_avatars(self):
    """Width and height of the pictures in the list and of what they are cut to, each once."""
    return set(map(tuple, self.script("""
      return [...document.querySelectorAll('.list .async, .list .async > .picture')].map(x => [x.offsetWidth, x.offsetHeight])
      """)))

  @property
  def overflowing(self):
    """Texts and controls that stand out of the window at a side."""
    return self.script("""
      return [...document.querySelectorAll('.text, .large-title, .subtitle, .button, input, .picture')].filter(x => {
        if (x.closest('.scroller.across, .unseen-text, .menu') || x.closest('[inert]')) return false
        const { left, right, width } = x.getBoundingClientRect()
        return width > 0 && (left < -0.5 || right > innerWidth + 0.5)
      }).map(x => `${x.className} ${x.innerText}`)
      """)

  @property
  def cut_off(self):
    """Titles and texts of which something is not shown, in sight."""
    return self.script("""
      const cut = x => x.scrollHeight > x.clientHeight + 2 || x.scrollWidth > x.clientWidth + 2
      const parts = document.querySelector('dialog[open]') ? 'dialog .text' : '.titles, .large-title, .subtitle, .list .text'
      return [...document.querySelectorAll(parts)].filter(
        x => x.clientHeight > 0 && !x.closest('.label-iconOnly > .title') && cut(x)).map(x => x.innerText)
      """)

  @property
  def is_stacked(self):
    """Whether names stand below their pictures."""
    return self.script("""
      const row = document.querySelector('.list li.row')
      return row.querySelector('.text.f-headline').getBoundingClientRect().top
        >= row.querySelector('.async').getBoundingClientRect().bottom
      """)

  def can_be_pressed(self, role, name=None):
    """Whether the middle of a control is in sight and nothing lies over it."""
    return self.script("""
      const node = arguments[0]
      const { left, top, width, height } = node.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (node.contains(hit) || hit.contains(node) && hit.matches('label'))
      """, self.find(role, name))

  def turn_and_type(self, field, text, turns_first):
    """Makes the window wide and has a field hold a text, in one turn of the page's event loop."""
    self.script("""
      const [field, text, turnsFirst] = arguments
      const turn = () => {
        Object.defineProperty(window, 'innerWidth', { value: 1000 })
        dispatchEvent(new Event('resize'))
      }
      const type = () => {
        field.setRangeText(text, 0, field.value.length, 'end')
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      for (const act of turnsFirst ? [turn, type] : [type, turn]) act()
      """, field, text, turns_first)

  def turn_around(self):
    """Has lines run from right to left."""
    self.script("document.documentElement.dir = 'rtl'; dispatchEvent(new Event('resize'))")
    self.settle()

  def places_of_words(self, selector, *words):
    """Where words of an element's text are painted."""
    return self.script("""
      const text = document.querySelector(arguments[0]).firstChild
      return arguments[1].map(word => {
        const range = document.createRange()
        const start = text.data.indexOf(word)
        range.setStart(text, start)
        range.setEnd(text, start + word.length)
        return range.getBoundingClientRect().toJSON()
      })
      """, selector, words)

  @property
  def ends_of_slider(self):
    """The colours near the left and the right end of the slider's track."""
    place = self.script("""
      const slider = document.querySelector('input[type=range]')
      slider.scrollIntoView({ block: 'center', behavior: 'instant' })
      return slider.getBoundingClientRect().toJSON()
      """)
    middle = place["top"] + place["height"] / 2
    return [self.pixel(x, middle) for x in (place["left"] + 6, place["right"] - 6)]

  @property
  def arrows_are_mirrored(self):
    return self.script("""
      const arrows = [...document.querySelectorAll('.symbol.mirrors')]
      return arrows.length > 0 && arrows.every(x => getComputedStyle(x).scale.startsWith('-1'))
      """)

  def scroll_by(self, length):
    self.script("""
      const list = document.querySelector('.list')
      list.scrollTop += arguments[0]
      return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      """, length)

  @property
  def rows_above_pinned_header(self):
    """The names that stand between the search field and the header below it, in sight."""
    return self.script("""
      const search = document.querySelector('.search').getBoundingClientRect()
      const header = [...document.querySelectorAll('.section-header')]
        .map(x => x.getBoundingClientRect()).filter(x => x.top >= search.bottom)[0]
      const seen = []
      for (let y = search.bottom + 1; y < header.top; y += 1) {
        const hit = document.elementsFromPoint(header.left + 80, y)
        const cover = hit.findIndex(x => x.matches('.section-header'))
        const row = hit.findIndex(x => x.matches('li.row'))
        if (row >= 0 && (cover < 0 || cover > row)) seen.push(hit[row].innerText)
      }
      return [...new Set(seen)]
      """)

  def point_at_row(self, number):
    place = self.script("return arguments[0].getBoundingClientRect().toJSON()", self.row(number))
    self.browser.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=place["left"] + 150, y=place["top"] + 6)

  def point_at_nothing(self):
    self.browser.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=1, y=1)

  def colour_of_row(self, number):
    """The colour at the row's upper edge, where no letter is."""
    place = self.script("return arguments[0].getBoundingClientRect().toJSON()", self.row(number))
    return self.at_rest(lambda: self.pixel(place["left"] + 150, place["top"] + 6))

  @property
  def bar_of_menu(self):
    """Of the open menu: how wide its scroll bar is, its corners' radius, and how far from its ends the bar stays."""
    return self.script("""
      const menu = document.querySelector('.menu:popover-open')
      return [menu.offsetWidth - menu.clientWidth, parseFloat(getComputedStyle(menu).borderTopLeftRadius),
        parseFloat(getComputedStyle(menu, '::-webkit-scrollbar-track').marginTop)]
      """)

  def fonts_of(self, name):
    """The families that the system paints a name with, in place of the first one of the list; spaces do not count."""
    self.script("document.querySelector(arguments[0] + ' .f-headline').textContent = arguments[1]", ROWS, name.replace(" ", ""))
    self.browser.cdp("DOM.enable")
    self.browser.cdp("CSS.enable")
    root = self.browser.cdp("DOM.getDocument")["root"]["nodeId"]
    node = self.browser.cdp("DOM.querySelector", nodeId=root, selector=ROWS + " .f-headline")["nodeId"]
    fonts = self.browser.cdp("CSS.getPlatformFontsForNode", nodeId=node)["fonts"]
    return [font["familyName"] for font in fonts if font["glyphCount"] > 0]

  def paint(self, selector, style):
    """Changes how something looks, until the page is opened anew."""
    self.script("""
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${arguments[0]} { ${arguments[1]} }`)
      document.adoptedStyleSheets.push(sheet)
      """, selector, style)

  def pixel(self, x, y):
    """Red, green and blue of what the window shows at a place."""
    clip = {"x": x, "y": y, "width": 1, "height": 1, "scale": 1}
    picture = self.browser.cdp("Page.captureScreenshot", format="png", clip=clip)["data"]
    return only_pixel(base64.b64decode(picture))

  @property
  def brightness_of_background(self):
    """Of the page beside the list: 0 is black, 1 is white."""
    return max(self.pixel(4, 400)) / 255

  @property
  def blurs(self):
    """Whether anything blurs what is behind it."""
    return self.script("""
      return [...document.querySelectorAll('*')].some(x => [null, '::before', '::after'].some(part =>
        getComputedStyle(x, part).backdropFilter.includes('blur')))
      """)

  @property
  def has_pictures(self):
    """Whether all pictures in sight have come; others may wait until they are scrolled to."""
    return self.script("""
      return [...document.images].every(image => {
        const { top, bottom } = image.getBoundingClientRect()
        return bottom < 0 || top > innerHeight || image.complete && image.naturalWidth > 0
      })
      """)


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
