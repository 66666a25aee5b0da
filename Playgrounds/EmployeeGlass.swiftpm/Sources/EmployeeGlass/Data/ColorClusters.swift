/// Shades in groups of similar colour, by k-means. Each group stands for one colour: its mean.
nonisolated struct ColorClusters {
  typealias Shade = PaletteExtractor.Shade

  private let all: [Shade]
  /// The mean of each group, with the weight of the group.
  private(set) var shades: [Shade]
  /// Whether another pass would change nothing.
  private(set) var isSettled = false

  /// Begins with the heaviest shade, and then ever with the one that is farthest from those before.
  ///
  /// - Parameter shades: The heaviest first; more than `count`.
  init(of shades: [Shade], count: Int) {
    all = shades
    var distances = shades.map { _ in Double.infinity }
    var next = shades.startIndex
    self.shades = []
    for _ in 0..<count {
      self.shades.append(shades[next])
      for index in shades.indices {
        distances[index] = min(
          distances[index], shades[index].color.distance(to: shades[next].color))
      }
      // Of a few pixels at an edge, no colour is made as long as there are others.
      next =
        shades.indices.max { first, second in
          distances[first] * shades[first].weight < distances[second] * shades[second].weight
        } ?? next
    }
  }

  /// One pass: each shade joins the nearest colour, and each colour moves to the middle of its shades.
  mutating func improve() {
    var sums = shades.map { _ in (parts: SIMD3<Double>.zero, weight: 0.0) }
    for shade in all {
      let nearest = shades.indices.min { first, second in
        shade.color.distance(to: shades[first].color)
          < shade.color.distance(to: shades[second].color)
      }
      sums[nearest ?? 0].parts += shade.color.parts * shade.weight
      sums[nearest ?? 0].weight += shade.weight
    }
    isSettled = true
    for (index, sum) in sums.enumerated() {
      // A colour that no other joined stays where it is, with a weight of 0.
      let parts = sum.weight > 0 ? sum.parts / sum.weight : shades[index].color.parts
      if parts != shades[index].color.parts { isSettled = false }
      shades[index] = Shade(color: OKLab(parts: parts), weight: sum.weight)
    }
  }
}
