"""Pictures of what a browser shows."""

import base64
import io

from PIL import Image


def save(browser, path):
  """Writes what the window shows to a file, in 256 colours: half the size, and hard to tell apart."""
  data = browser.cdp("Page.captureScreenshot", format="png")["data"]
  picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
  palette = picture.quantize(256, method=Image.Quantize.FASTOCTREE)
  small = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
  small.save(path, optimize=True)
