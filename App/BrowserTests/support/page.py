"""A page as a person who cannot see it knows it: by roles and names."""

import os
import re

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

LIMIT = float(os.environ.get("WORKSHOP_LIMIT", 30))


class Page:
  """What is shown in a window. Each search waits until there is such a thing."""

  def __init__(self, browser):
    self.browser = browser

  def until(self, condition, say="it does not come", limit=LIMIT):
    """Waits until a function gives something that is true, and returns that."""
    return WebDriverWait(self.browser, limit, 0.05).until(lambda _: condition(), say)

  def nodes(self, role=None, name=None):
    """The accessible things now: their role and name, and what the browser knows them by."""
    nodes = self.browser.cdp("Accessibility.getFullAXTree")["nodes"]
    return [node for node in nodes if not node.get("ignored") and _fits(node, role, name)]

  def names(self, role):
    return [_value(node, "name") for node in self.nodes(role)]

  def has(self, role, name=None):
    return bool(self.nodes(role, name))

  def find(self, role, name=None):
    """The first thing of that role, whose name is that text or fits that pattern."""
    node = self.until(lambda: self.nodes(role, name)[:1], f"there is no {role} {name}")[0]
    return self.element(node)

  def element(self, node):
    """The element of the page that an accessible thing stands for."""
    thing = self.browser.cdp("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])
    self.browser.cdp(
      "Runtime.callFunctionOn",
      objectId=thing["object"]["objectId"],
      functionDeclaration="function () { window.__found = this }",
    )
    return self.browser.execute_script(
      "const found = window.__found; delete window.__found; "
      "return found.nodeType === Node.TEXT_NODE ? found.parentElement : found"
    )

  def press(self, role, name=None):
    self.find(role, name).click()

  def keys(self, *keys):
    """Types, wherever the focus is."""
    ActionChains(self.browser, duration=0).send_keys(*keys).perform()

  def tab_to(self, role, name="", limit=60):
    """Presses Tab until something of that role, whose name begins so, has the focus."""
    for _ in range(limit):
      self.keys(Keys.TAB)
      focused = self.focused
      if focused[0] == role and focused[1].startswith(name):
        return
    raise AssertionError(f"Tab never comes to {role} {name}")

  def drag(self, role, name, right, down):
    """Puts a finger on something, moves it by so many pixels, and lifts it."""
    actions = ActionBuilder(self.browser, mouse=PointerInput(POINTER_TOUCH, "finger"), duration=0)
    finger = actions.pointer_action
    finger.move_to(self.find(role, name)).pointer_down().move_by(right, down).pointer_up()
    actions.perform()

  def script(self, text, *arguments):
    return self.browser.execute_script(text, *arguments)

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
  def text(self):
    return self.script("return document.body.innerText")

  @property
  def focused(self):
    """The role and the name of what has the focus."""
    for node in self.nodes():
      for property in node.get("properties", []):
        if property["name"] == "focused" and property["value"].get("value"):
          if _value(node, "role") != "RootWebArea":
            return _value(node, "role"), _value(node, "name")
    return "", ""


def _value(node, key):
  return node.get(key, {}).get("value", "")


def _fits(node, role, name):
  if role is not None and _value(node, "role") != role:
    return False
  if isinstance(name, re.Pattern):
    return bool(name.search(_value(node, "name")))
  return name is None or _value(node, "name") == name
