"""A headless Chromium."""

import json
import os
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

PHONE = (390, 844)
DESK = (1280, 800)


def chromium():
  """The paths of a Chromium and its driver; nil where this machine lacks one."""
  names = ("chromium", "chromium-browser", "google-chrome")
  browser = next(filter(None, map(shutil.which, names)), None)
  return browser, shutil.which("chromedriver")


class Browser(webdriver.Chrome):
  """Chromium with what the tests ask of it, and Selenium does not say in a word."""

  def __init__(self, trace=None):
    """Opens it; with a trace of some categories, such as "blink.user_timing", if they are named."""
    browser, driver = chromium()
    options = Options()
    options.binary_location = browser
    options.add_argument("--headless=new")
    options.add_argument("--disable-dev-shm-usage")
    options.add_argument("--force-color-profile=srgb")
    if os.geteuid() == 0:
      # Chromium's own sandbox refuses root, which a container's only user often is.
      options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    if trace:
      options.add_experimental_option("perfLoggingPrefs", {"traceCategories": trace})
    super().__init__(options, Service(driver))
    self._traced = []
    self.forget()
    self.set_script_timeout(60)
    self.size(*PHONE)

  def cdp(self, command, **parameters):
    return self.execute_cdp_cmd(command, parameters)

  def size(self, width, height, scale=1):
    """Makes the window's inside so large, in CSS pixels."""
    self.cdp(
      "Emulation.setDeviceMetricsOverride",
      width=width, height=height, deviceScaleFactor=scale, mobile=False,
    )

  def prefer(self, **features):
    """Sets what a person prefers, such as `prefers_color_scheme="dark"`, until told otherwise."""
    listed = [
      {"name": name.replace("_", "-"), "value": value} for name, value in features.items()
    ]
    self.cdp("Emulation.setEmulatedMedia", features=listed)

  def letters(self, scale):
    """Makes letters larger than a browser's usual 16 pixels, as a person sets it, for pages opened from now on."""
    self.cdp("Page.setFontSizes", fontSizes={"standard": round(16 * scale), "fixed": round(13 * scale)})

  def console(self):
    """What the console says since last asked."""
    return [entry["message"] for entry in self.get_log("browser")]

  def frames(self):
    """The texts that came through WebSockets since last asked."""
    self._hear()
    frames, self._frames = self._frames, []
    return frames

  @property
  def is_connected(self):
    """Whether the page's WebSocket is open."""
    self._hear()
    return self._is_connected

  @property
  def last_event_sent(self):
    """The number of the last event that the page has told its server."""
    self._hear()
    return self._sent

  @property
  def last_event_shown(self):
    """The number of the last event whose effect has come back."""
    self._hear()
    return self._shown

  def forget(self):
    """Another page is about to come: what went before is none of its business."""
    self.get_log("performance")
    self._frames, self._sent, self._shown, self._is_connected = [], 0, 0, False

  @property
  def trace(self):
    """What the trace has noted since the browser was opened."""
    self._hear()
    return self._traced

  def _hear(self):
    for entry in self.get_log("performance"):
      message = json.loads(entry["message"])["message"]
      params = message["params"]
      if message["method"] == "Tracing.dataCollected":
        self._traced.append(params)
      elif message["method"] == "Network.webSocketFrameReceived":
        text = params["response"]["payloadData"]
        self._frames.append(text)
        if params["response"]["opcode"] == 1:
          self._shown = max(self._shown, json.loads(text).get("event", 0))
      elif message["method"] == "Network.webSocketHandshakeResponseReceived":
        self._is_connected = True
      elif message["method"] == "Network.webSocketClosed":
        self._is_connected = False
      elif message["method"] == "Network.requestWillBeSent":
        text = params["request"].get("postData")
        if text and "/events?" in params["request"]["url"]:
          events = json.loads(text)["events"]
          self._sent = max([self._sent, *(event["n"] for event in events)])
