"""Glass that flows together, and what a person prefers to it."""

from support.samples import SamplesCase


class GlassTests(SamplesCase):
  def setUp(self):
    super().setUp()
    self.browser.prefer(prefers_color_scheme="light")
    self.page.open(self.samples.page("GlassDrops"))

  def test_shapes_merge_within_the_spacing_of_their_container_and_part_beyond_it(self):
    # They are 48 points apart, and the spacing is 24.
    self.assertEqual((self.page.pieces, self.page.width_of_neck), (2, 0))
    self.page.do("Join")
    self.page.until(lambda: self.page.pieces == 1, "they do not merge")
    self.page.rest()
    # 10 points apart: the neck is thinner than the drops, whose height is 64.
    self.assertGreater(self.page.width_of_neck, 20)
    self.assertLess(self.page.width_of_neck, 64)
    self.page.do("Part")
    self.page.until(lambda: self.page.pieces == 2, "they do not part")

  def test_a_hard_edge_ends_at_a_line_and_a_soft_one_at_none(self):
    self.page.open(self.samples.page("ScrollEdges"))
    self.assertEqual(self.page.lines_at_edges, [1, 1])
    self.page.do("Soft")
    self.page.until(lambda: self.page.lines_at_edges == [0, 0], "the edges stay hard")

  def test_a_shape_that_appears_comes_out_of_its_neighbour(self):
    self.page.watch_pieces()
    self.page.do("Add")
    self.page.until(lambda: self.page.pieces == 3, "it does not come off")
    self.page.rest()
    # It grew out of one that was there, from which it came off: two pieces were three only later.
    self.assertEqual(self.page.pieces_seen[0], 2)

  def test_a_shape_that_leaves_goes_back_into_its_neighbour(self):
    self.page.do("Add")
    self.page.until(lambda: self.page.pieces == 3, "it does not come")
    self.page.rest()
    self.page.do("Remove")
    self.page.until(lambda: self.page.pieces == 2, "it does not go")
    self.page.rest()
    self.assertEqual(self.page.script("return document.querySelectorAll('.glass-field .glass-ghost').length"), 0)

  def test_nothing_flows_where_motion_is_to_be_reduced(self):
    self.browser.prefer(prefers_reduced_motion="reduce")
    self.page.watch_pieces()
    self.page.do("Join")
    self.page.until(lambda: self.page.pieces == 1)
    self.assertEqual(set(self.page.pieces_seen), {1})
    self.assertFalse(self.page.moves)

  def test_light_bends_at_the_edge_of_glass_at_rest(self):
    bent = lambda: all("url(" in text and "blur(" in text for text in self.page.filters)
    self.page.until(bent, "some glass does not bend light")
    self.assertEqual(len(self.page.filters), 4)

  def test_glass_is_opaque_where_transparency_is_to_be_reduced(self):
    self.assertIn("/ 0.", self.page.fill.replace("rgba(", "/ ").replace(", 0.", " / 0."))
    self.browser.prefer(prefers_reduced_transparency="reduce")
    self.assertEqual(set(self.page.filters), {"none"})
    self.assertTrue(self.page.fill.startswith("rgb("), self.page.fill)
    # It still flows together.
    self.page.do("Join")
    self.page.until(lambda: self.page.pieces == 1, "they do not merge")

  def test_more_contrast_draws_a_line_around(self):
    line = lambda: self.page.script(
      "return getComputedStyle(document.querySelector('.glass-edge .line')).stroke")
    self.assertIn("url(", line())
    self.browser.prefer(prefers_contrast="more")
    self.assertIn("rgb(", line())

  def test_a_press_swells_the_glass(self):
    self.page.script("""
      const drop = document.querySelector('.glass-container .glass')
      const { left, top } = drop.getBoundingClientRect()
      const at = { bubbles: true, clientX: left + 9, clientY: top + 9 }
      drop.dispatchEvent(new PointerEvent('pointerdown', at))
      window.__release = () => drop.dispatchEvent(new PointerEvent('pointerup', at))
      """)
    scaled = lambda: self.page.script(
      "return document.querySelector('.glass-container .glass').style.transform.includes('scale')")
    self.page.until(scaled, "it does not swell")
    self.page.script("window.__release()")
    self.page.until(lambda: not scaled(), "it does not go back")
