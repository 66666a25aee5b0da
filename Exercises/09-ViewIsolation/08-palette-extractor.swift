// Extract a palette
//
// To find an avatar's colours takes many passes over all pixels, on the main actor: meanwhile the
// app cannot scroll, and closing the sheet stops nothing.
//
// Goal: `palette` makes its passes off the main actor, and stops when its task is cancelled.
//
// - Main-actor code calls `palette` as before, with `try await`.
// - Once its task is cancelled, no further pass begins, and `palette` throws `CancellationError`.
//   (Cancelled during the last pass, it may return.)
// - Fewer than 3 colours become 3, and more than 10 become 10.
// - `palette` returns exactly the settled colours of `Clusters`, in that order, after however many
//   passes. A picture of fewer pixels has fewer colours.
// - The file does not import SwiftUI.

// MARK: - Given

/// Red, green and blue, from 0 to 1.
typealias Pixel = SIMD3<Double>

/// Pixels in groups of similar colour, by k-means. Each group stands for one colour: its mean.
nonisolated struct Clusters: Sendable {
  private let pixels: [Pixel]
  private(set) var colours: [Pixel]
  /// Whether another pass would change nothing.
  private(set) var isSettled = false
  private let work: @Sendable (_ units: Int) -> Void

  /// Begins with pixels that stand apart in the picture. `work` hears of each pass as it begins.
  init(of pixels: [Pixel], count: Int, work: @escaping @Sendable (_ units: Int) -> Void) {
    self.pixels = pixels
    self.work = work
    let count = max(0, min(count, pixels.count))
    colours = (0..<count).map { pixels[$0 * pixels.count / count] }
  }

  /// One pass: each pixel joins the nearest colour, and each colour moves to the middle of its pixels.
  mutating func improve() {
    work(pixels.count)
    var groups: [Int: (sum: Pixel, count: Double)] = [:]
    for pixel in pixels {
      let distances = colours.map { (($0 - pixel) * ($0 - pixel)).sum() }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
      groups[nearest, default: (.zero, 0)].sum += pixel
      groups[nearest, default: (.zero, 0)].count += 1
    }
    let moved = colours.indices.map { index in
      groups[index].map { $0.sum / $0.count } ?? colours[index]
    }
    isSettled = moved == colours
    colours = moved
  }
}

// MARK: - Your turn

// TODO: Leave the main actor, and ask before each pass whether the palette is still wanted.
func palette(
  of pixels: [Pixel], colours count: Int, work: @escaping @Sendable (_ units: Int) -> Void
) -> [Pixel] {
  var clusters = Clusters(of: pixels, count: count, work: work)
  while !clusters.isSettled {
    clusters.improve()
  }
  return clusters.colours
}
