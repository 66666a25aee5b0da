"""How well words stand out from what is painted behind them, measured from pixels."""

import base64
import io

from PIL import Image

# Of the pixels behind a text, so many may be worse: an edge of something that shines through, say.
TOLERATED = 0.03


def faint_texts(browser, selectors):
  """Those of some elements whose words have too little contrast, with the contrast they have.

  The colour of the words is what the browser computes, with all opacity around; what lies behind them is a picture of
  the window without any letters. Words that something covers, or that are out of sight, count as none.

  Source: WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for large letters.
  """
  texts = browser.execute_script(WORDS, selectors)
  browser.execute_script(HIDE)
  try:
    data = browser.cdp("Page.captureScreenshot", format="png")["data"]
  finally:
    browser.execute_script(SHOW)
  picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
  scale = picture.width / browser.execute_script("return innerWidth")
  faint = []
  for text in texts:
    measured = sorted(
      contrast(over(text["color"], behind), behind)
      for box in text["boxes"] for behind in pixels(picture, [round(side * scale) for side in box]))
    if not measured:
      continue
    worst = measured[int(len(measured) * TOLERATED)]
    if worst < (3 if text["isLarge"] else 4.5):
      faint.append(f"{text['words']!r}: {worst:.2f}")
  return faint


def pixels(picture, box):
  left, top, right, bottom = box
  box = (max(0, left), max(0, top), min(picture.width, right), min(picture.height, bottom))
  if box[2] <= box[0] or box[3] <= box[1]:
    return []
  # As many as are needed to find an edge, and no more.
  part = picture.crop(box)
  return [colour for count, colour in part.getcolors(part.width * part.height) for _ in range(count)]


def over(colour, behind):
  """A colour with its opacity, painted over another."""
  *parts, opacity = colour
  return [part * opacity + other * (1 - opacity) for part, other in zip(parts, behind)]


def contrast(one, other):
  lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
  return (lighter + 0.05) / (darker + 0.05)


def luminance(colour):
  red, green, blue = (
    part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (x / 255 for x in colour))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue


WORDS = """
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parts = color => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const nodes = arguments[0].map(selector => document.querySelector(selector)).filter(x => x)
  return nodes.map(node => {
    const style = getComputedStyle(node)
    const color = parts(node.matches('input') && !node.value ? getComputedStyle(node, '::placeholder').color : style.color)
    for (let around = node; around; around = around.parentElement) color[3] *= Number(getComputedStyle(around).opacity)
    const own = [...node.childNodes].filter(x => x.nodeType === Node.TEXT_NODE && x.data.trim())
    const boxes = own.flatMap(text => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    })
    if (node.matches('input')) boxes.push(node.getBoundingClientRect())
    // What scrolls out at an edge is not to be read there.
    const isWhole = box => {
      for (let around = node.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue
        const edge = around.getBoundingClientRect()
        if (box.top < edge.top + 2 || box.bottom > edge.bottom - 2) return false
      }
      return true
    }
    // The middle and the middles of the sides: nor is what something covers in part.
    const size = parseFloat(style.fontSize)
    // A field for a file says its file's name in letters of no size: only its button is seen.
    const seen = size === 0 ? [] : boxes.filter(isWhole).filter(({ left, top, width, height }) => width > 1 && height > 1
      && [[0.5, 0.5], [0.02, 0.5], [0.98, 0.5], [0.5, 0.02], [0.5, 0.98]].every(([across, down]) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        return hit && (node.contains(hit) || hit.contains(node))
      }))
    return {
      words: node.innerText || node.placeholder || '', color,
      isLarge: size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700,
      boxes: seen.map(({ left, top, right, bottom }) => [left, top, right, bottom]),
    }
  })
"""
# A style sheet that a script makes is no matter of the content security policy.
HIDE = """
  window.__hiding = new CSSStyleSheet()
  window.__hiding.replaceSync(`*, ::placeholder {
    -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important }`)
  document.adoptedStyleSheets.push(window.__hiding)
"""
SHOW = """
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(x => x !== window.__hiding)
  delete window.__hiding
"""
