"""The stand-in's samples in windows."""

import unittest

from .browser import PHONE, Browser
from .page import Page
from .program import Program


class Samples(Program):
  """A running `WindowSamples`: a gallery, of which each sample is a page."""

  def __init__(self):
    super().__init__("WindowSamples")
    self.url = self.line_after("Gallery: ")

  def page(self, name):
    return f"{self.url}&page={name}"


class GlassPage(Page):
  """A page with glass. What the tests know of its making is here."""

  def open(self, url):
    """Opens a page, and waits until the window is connected and its glass rests."""
    self.browser.get("about:blank")
    self.browser.forget()
    self.browser.get(url)
    self.until(lambda: self.browser.is_connected, "the window is not connected")
    self.rest()

  def do(self, name):
    """Presses a button, and waits until its effect has come."""
    self.press("button", name)
    self.until(
      lambda: 0 < self.browser.last_event_sent <= self.browser.last_event_shown, "it has no effect")

  def rest(self):
    """Waits until no glass moves, and light bends where it should."""
    self.until(lambda: not self.moves, "the glass never rests")

  @property
  def moves(self):
    return self.script("return document.querySelector('.glass-field[data-moving]') !== null")

  @property
  def is_sharp(self):
    """Whether all glass bends light that is small enough to, and nothing of it moves."""
    return not self.moves and self.script("""
      return document.documentElement.classList.contains('draws-glass')
        && [...document.querySelectorAll('.glass-field:not([hidden]) .glass-body')].every(
          x => x.offsetWidth * x.offsetHeight > 120000 || getComputedStyle(x).backdropFilter.includes('url('))
      """)

  @property
  def pieces(self):
    """How many pieces of glass the first container shows."""
    return self.script("return Number(document.querySelector('.glass-field').dataset.pieces)")

  def watch_pieces(self):
    """Notes from now on, in each frame, how many pieces there are."""
    self.script("""
      const field = document.querySelector('.glass-field')
      window.__pieces = []
      new MutationObserver(() => window.__pieces.push(Number(field.dataset.pieces)))
        .observe(field, { attributeFilter: ['data-pieces'] })
      """)

  @property
  def pieces_seen(self):
    return self.script("return window.__pieces")

  @property
  def width_of_neck(self):
    """How high the first container's glass is in the middle between its first two shapes, in pixels."""
    return self.script("""
      const body = document.querySelector('.glass-field .glass-body')
      const [one, other] = [...document.querySelectorAll('.glass-container .glass')].map(x => x.getBoundingClientRect())
      const path = new Path2D(body.style.clipPath.match(/"(.*)"/)[1])
      const { left, top } = body.getBoundingClientRect()
      const context = document.createElement('canvas').getContext('2d')
      const x = (one.right + other.left) / 2 - left
      const middle = (one.top + one.bottom) / 2 - top
      let height = 0
      for (let y = middle - 60; y < middle + 60; y += 0.5) height += context.isPointInPath(path, x, y) ? 0.5 : 0
      return height
      """)

  @property
  def filters(self):
    """What is done to what lies behind each pane of glass: of containers, and of shapes that stand alone."""
    return self.script("""
      return [...document.querySelectorAll('.glass-body, .glass, .button.style-glass')]
        .filter(x => !x.parentElement.closest('.glass') && !x.matches('.glass-container *:not(.glass-body)'))
        .map(x => getComputedStyle(x).backdropFilter)
      """)

  @property
  def lines_at_edges(self):
    """How thick the lines are at which a list ends at the top and at the bottom bar, in pixels."""
    return self.script("""
      const screen = document.querySelector('.screen')
      const style = (part, name) => getComputedStyle(part, name)
      return [style(screen.querySelector(':scope > .top'), '::before').borderBottomWidth,
        style(screen, '::after').borderTopWidth].map(parseFloat)
      """)

  @property
  def fill(self):
    """The colour of the first container's glass."""
    return self.script("return getComputedStyle(document.querySelector('.glass-body')).backgroundColor")


class SamplesCase(unittest.TestCase):
  """Tests with a browser and the samples, which open a page as they begin."""

  @classmethod
  def setUpClass(cls):
    cls.browser = Browser()
    cls.addClassCleanup(cls.browser.quit)
    cls.samples = Samples()
    cls.addClassCleanup(cls.samples.end)

  def setUp(self):
    self.browser.size(*PHONE)
    self.page = GlassPage(self.browser)

  def tearDown(self):
    self.assertEqual(self.browser.console(), [], "the browser's console")
