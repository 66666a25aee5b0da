nonisolated extension PaletteExtractor {
  /// Pixels of nearly one colour.
  struct Shade {
    var color: OKLab
    var weight: Double

    /// The heavier one first; those of one weight in a fixed order.
    static func isBefore(_ first: Shade, _ second: Shade) -> Bool {
      if first.weight != second.weight { return first.weight > second.weight }
      let (one, other) = (first.color.parts, second.color.parts)
      return (one.x, one.y, one.z) < (other.x, other.y, other.z)
    }
  }

  /// Fills up with the middle of the widest gap between colours that are neighbours in lightness.
  static func mixed(_ own: [OKLab], _ count: Int) -> [PaletteColor] {
    var colors = own
    while colors.count < count {
      var line = colors.sorted { $0.parts.x < $1.parts.x }
      // One colour alone is mixed with white and black.
      if colors.count == 1 { line = [.black] + line + [.white] }
      let widest = (1..<line.count).max { first, second in
        line[first - 1].distance(to: line[first]) < line[second - 1].distance(to: line[second])
      }
      guard let widest else { break }
      colors.append(OKLab(parts: (line[widest - 1].parts + line[widest].parts) / 2))
    }
    return colors.map(PaletteColor.init)
  }
}
