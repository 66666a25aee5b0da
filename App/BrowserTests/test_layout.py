"""What people, systems and languages make of the layout: long names, large letters, other directions and windows."""

from support.browser import DESK, PHONE
from support.case import BrowserCase
from support.faulty import FaultyServer

LONG = ("Wolfeschlegelsteinhausenbergerdorff Maria Antonia Josefa Johanna von Habsburg-Lothringen y Borbón II")[:100]


class LongNameTests(BrowserCase):
  @classmethod
  def start(cls, *arguments):
    cls.server = FaultyServer()
    cls.addClassCleanup(cls.server.end)
    cls.server.rewrite = lambda employee: employee.update(name=LONG)
    return super().start("--server", cls.server.url)

  def test_a_long_name_leaves_the_picture_round_and_ends_in_the_window(self):
    self.assertEqual(len(LONG), 100)
    for width in (320, PHONE[0], DESK[0]):
      with self.subTest(width):
        self.browser.size(width, 844)
        self.page = self.open()
        self.assertEqual(self.page.sizes_of_avatars, {(44, 44)})
        self.assertEqual(self.page.overflowing, [])

  def test_a_long_name_is_whole_in_the_sheet(self):
    self.page.open_person(1)
    self.assertIn(LONG, self.page.text_of_sheet)
    self.assertEqual(self.page.overflowing, [])


class LargeTextTests(BrowserCase):
  def setUp(self):
    self.browser.letters(2)
    self.addCleanup(self.browser.letters, 1)
    super().setUp()

  def test_title_subtitle_and_rows_are_whole_at_twice_the_size(self):
    self.page.until(lambda: self.page.is_stacked, "the rows are not told of the large letters")
    self.assertEqual(self.page.sizes_of_avatars, {(44, 44)})
    self.assertEqual(self.page.cut_off, [])
    self.assertEqual(self.page.overflowing, [])

  def test_a_sheet_is_whole_at_twice_the_size(self):
    self.page.open_person(1)
    self.page.enlarge()
    self.assertEqual(self.page.cut_off, [])
    self.assertEqual(self.page.overflowing, [])

  def test_the_largest_size_still_shows_a_row_and_every_action(self):
    self.browser.letters(53 / 17)
    self.page = self.open()
    self.page.until(lambda: self.page.is_stacked)
    self.assertEqual(self.page.overflowing, [])
    self.assertTrue(self.page.can_be_pressed("button", "Refresh"))
    self.assertTrue(self.page.can_be_pressed("searchbox"))


class LandscapeTests(BrowserCase):
  def test_a_sheet_in_a_low_window_shows_how_to_reach_the_person(self):
    self.browser.size(667, 375)
    self.page = self.open()
    self.page.tap_row(1)
    self.page.until(lambda: self.page.dialog)
    self.page.at_rest(lambda: None)
    for name in ("Email", "Call"):
      self.assertTrue(self.page.can_be_pressed("link", name), name)

  def test_a_large_phone_that_lies_shows_the_list_and_the_person(self):
    self.browser.size(844, 390)
    self.page = self.open()
    for name in ("Email", "Call"):
      self.page.until(lambda: self.page.can_be_pressed("link", name), name)
    self.page.tap_row(0)
    self.page.until(lambda: self.page.current_row == 0)
    self.assertIsNone(self.page.dialog)


class WideTests(BrowserCase):
  def setUp(self):
    super().setUp()
    self.browser.size(*DESK)
    self.page = self.open()
    self.page.until(lambda: self.page.person_beside_list, "no person stands beside the list")

  def test_a_wide_window_shows_the_first_person_beside_the_list(self):
    self.assertEqual(self.page.person_beside_list, self.page.rows[0])
    self.assertEqual(self.page.current_row, 0)

  def test_a_row_shows_its_person_beside_the_list_and_keeps_the_focus(self):
    name = self.page.rows[2]
    self.page.tap_row(2)
    self.page.until(lambda: self.page.person_beside_list == name)
    self.assertEqual((self.page.current_row, self.page.dialog), (2, None))

  def test_list_and_person_fill_the_window(self):
    self.assertEqual(self.page.overflowing, [])
    list, person = self.page.columns
    self.assertGreaterEqual(list["width"], 300)
    self.assertAlmostEqual(list["width"] + person["width"], DESK[0], delta=2)
    self.assertAlmostEqual(person["height"], DESK[1], delta=2)

  def test_the_person_stays_when_the_window_becomes_narrow_and_wide_again(self):
    name = self.page.rows[2]
    self.page.tap_row(2)
    self.page.until(lambda: self.page.person_beside_list == name)
    self.browser.size(*PHONE)
    self.page.until(lambda: self.page.dialog and name in self.page.text_of_sheet)
    self.browser.size(*DESK)
    self.page.until(lambda: self.page.person_beside_list == name)


class RightToLeftTests(BrowserCase):
  def setUp(self):
    super().setUp()
    self.page.turn_around()

  def test_words_keep_their_order_and_stand_on_the_right(self):
    people, time = self.page.places_of_words(".subtitle", "320", "updated")
    self.assertLess(people["left"], time["left"])
    self.assertGreater(time["right"], PHONE[0] / 2)
    self.assertEqual(self.page.overflowing, [])

  def test_the_slider_is_filled_from_where_it_begins(self):
    self.page.open_person()
    self.page.enlarge()
    self.page.until(lambda: self.page.colours == 5)
    left, right = self.page.ends_of_slider
    # Of 3 to 10, 5 is in the first half; the tint is more vivid than the rest of the track.
    self.assertGreater(max(right) - min(right), max(left) - min(left) + 20, (left, right))

  def test_an_arrow_points_to_where_lines_go(self):
    self.page.open_person(1)
    self.page.enlarge()
    self.assertTrue(self.page.arrows_are_mirrored)


class ListTests(BrowserCase):
  def test_no_row_shows_above_a_pinned_header(self):
    self.page.scroll_by(150)
    self.page.settle()
    self.assertEqual(self.page.rows_above_pinned_header, [])

  def test_a_chosen_row_is_still_seen_to_be_chosen_under_the_pointer(self):
    self.page.open_person(0)
    self.page.point_at_nothing()
    plain, chosen = self.page.colour_of_row(1), self.page.colour_of_row(0)
    self.page.point_at_row(0)
    pointed_at = self.page.colour_of_row(0)
    self.page.point_at_row(1)
    pointed_beside = self.page.colour_of_row(1)
    self.assertNotEqual(pointed_at, chosen, "pointing shows nothing")
    self.assertNotEqual(pointed_at, pointed_beside)
    # As blue beyond grey as it was.
    self.assertAlmostEqual(
      pointed_at[2] - pointed_at[0], chosen[2] - chosen[0], delta=6, msg=f"{plain} {chosen} {pointed_at}")

  def test_a_menu_scrolls_within_its_round_corners(self):
    self.browser.size(PHONE[0], 420)
    self.page.open_menu("Filter")
    bar, radius, ends = self.page.bar_of_menu
    self.assertGreater(bar, 0, "the menu does not scroll")
    self.assertGreaterEqual(ends, radius * 0.75)


class TurnedTests(BrowserCase):
  """A phone is turned, so that the list gets a person beside it, while a search is being typed."""

  def test_what_is_typed_after_the_turn_is_kept(self):
    self.turn_and_type(turns_first=True)

  def test_what_is_typed_before_the_turn_is_kept(self):
    self.turn_and_type(turns_first=False)

  def turn_and_type(self, turns_first):
    self.page.search_field.click()
    self.page.keys("leg")
    self.page.settle()
    # At once, so that the server hears of both together.
    self.page.turn_and_type(self.page.search_field, "legal", turns_first)
    self.page.until(lambda: self.page.person_beside_list, "the window stays narrow")
    self.page.until(lambda: self.page.sections == ["Legal"], "the search is lost")
    self.assertEqual((self.page.focused[0], self.page.search_text), ("searchbox", "legal"))
    self.page.keys("z")
    self.page.until(lambda: not self.page.rows)
    self.assertEqual(self.page.search_text, "legalz")
    # The server was told of a field that it did not have any more, which the page notes for those who look.
    self.assertTrue(all("ignored" in line for line in self.browser.console()))
