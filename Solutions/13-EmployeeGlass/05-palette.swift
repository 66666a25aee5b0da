// The palette
//
// To find a picture's colours, the app reads every pixel on the main actor. Closing the sheet stops nothing.
//
// Goal: `PaletteExtractor` finds the colours off the main actor, and stops once its task is cancelled.
//
// - Rows and passes run off the main actor.
// - `work` gets each row's number of pixels and each pass's number of shades.
// - Once its task is cancelled, no further row or pass begins.
// - `palette` then throws `CancellationError` instead.
// - Fewer than 3 colours become 3, and more than 10 become 10.
// - The colours are those of the settled clusters, the heaviest first.
// - `mixed` adds colours that are missing.
//
// Up to you: helpers. The app's other files are given.

/// Finds the colours that a picture is made of.
///
/// The same pixels give the same colours, on every machine and at any time: nothing is drawn by lot.
nonisolated enum PaletteExtractor {
  static let counts = 3...10

  // MARK: - Your turn

  /// The colours of a picture, the one with the largest share first.
  ///
  /// A picture that has fewer of its own gets mixtures of them behind, so that there are as many as
  /// were asked for.
  ///
  /// - Parameters:
  ///   - count: 3 where it is less, 10 where it is more.
  ///   - work: Hears how many pixels or groups of them were touched.
  /// - Throws: `CancellationError`.
  @concurrent
  static func palette(
    of image: PixelImage, count: Int, work: @Sendable (Int) -> Void = { _ in }
  ) async throws -> [PaletteColor] {
    let count = min(max(count, counts.lowerBound), counts.upperBound)
    var shades = try shades(of: image, work)
    if shades.count > count {
      var clusters = ColorClusters(of: shades, count: count)
      // Settles after a few passes; the limit is for a picture that goes to and fro between two.
      for _ in 0..<40 where !clusters.isSettled {
        try Task.checkCancellation()
        work(shades.count)
        clusters.improve()
      }
      shades = clusters.shades
    }
    shades.sort(by: Shade.isBefore)
    return mixed(shades.map(\.color), count)
  }

  /// At most 32,768 shades, by the upper five bits of each part: many passes over few instead of many.
  private static func shades(
    of image: PixelImage, _ work: (Int) -> Void
  ) throws -> [Shade] {
    var sums: [Int: (parts: SIMD3<Int>, count: Int)] = [:]
    for row in 0..<image.height {
      try Task.checkCancellation()
      work(image.width)
      for start in stride(from: 3 * row * image.width, to: 3 * (row + 1) * image.width, by: 3) {
        let pixel = SIMD3(
          Int(image.bytes[start]), Int(image.bytes[start + 1]), Int(image.bytes[start + 2]))
        let key = ((pixel.x >> 3) << 10) | ((pixel.y >> 3) << 5) | (pixel.z >> 3)
        sums[key, default: (.zero, 0)].parts &+= pixel
        sums[key, default: (.zero, 0)].count += 1
      }
    }
    return sums.values.map { sum in
      let mean = SIMD3<Double>(sum.parts) / Double(sum.count) / 255
      return Shade(
        color: OKLab(PaletteColor(red: mean.x, green: mean.y, blue: mean.z)),
        weight: Double(sum.count))
    }
    .sorted(by: Shade.isBefore)
  }
}
