"""Names in the scripts of the world have letters, where the system has fonts for them."""

import shutil
import subprocess
import unittest

from support.case import BrowserCase

NAMES = {"th": "อารี แก้วมณี", "ja": "山田 花子", "zh-cn": "王小明", "ko": "김민준", "ar": "مريم الخطيب", "he": "תמר כהן", "hi": "आर्या शर्मा"}


class FontTests(BrowserCase):
  @unittest.skipUnless(shutil.which("fc-list"), "the system does not say which fonts it has")
  def test_each_script_has_letters_without_serifs(self):
    for language, name in NAMES.items():
      with self.subTest(name):
        listed = subprocess.run(["fc-list", f":lang={language}", "family"], capture_output=True, text=True, check=True)
        families = {family.strip() for line in listed.stdout.splitlines() for family in line.split(",")}
        if not any("Serif" not in family for family in families):
          self.skipTest(f"no font of this system has {language}")
        used = self.page.until(lambda: self.page.fonts_of(name), f"no font is used for {name}")
        self.assertTrue(all(font in families for font in used), f"{used} are none of {sorted(families)[:20]}")
        self.assertFalse([font for font in used if "Serif" in font])
