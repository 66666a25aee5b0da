public import PaletteExtractorSubject

@testable import PaletteExtractor

/// Hands the learner's extractor to the checks.
public func makeSubject() -> PaletteExtractorSubject::Subject {
  typealias Colour = PaletteExtractorSubject::Subject.Colour
  @Sendable func pixels(_ colours: [Colour]) -> [PaletteExtractor::Pixel] {
    colours.Swift::map { (colour: Colour) -> PaletteExtractor::Pixel in
      PaletteExtractor::Pixel(colour[0], colour[1], colour[2])
    }
  }
  @Sendable func colours(_ pixels: [PaletteExtractor::Pixel]) -> [Colour] {
    pixels.Swift::map { (pixel: PaletteExtractor::Pixel) -> Colour in
      [pixel.x, pixel.y, pixel.z]
    }
  }
  return PaletteExtractorSubject::Subject(
    palette: {
      (
        picture: [Colour], count: Int, pass: @escaping PaletteExtractorSubject::Subject.Pass
      ) async throws -> [Colour] in
      let found: [PaletteExtractor::Pixel] = try await PaletteExtractor::palette(
        of: pixels(picture), colours: count, work: { (_: Int) -> Void in pass() })
      return colours(found)
    },
    settled: { (picture: [Colour], count: Int) -> [Colour] in
      var clusters: PaletteExtractor::Clusters = PaletteExtractor::Clusters(
        of: pixels(picture), count: count, work: { (_: Int) -> Void in })
      while !clusters.isSettled { clusters.improve() }
      return colours(clusters.colours)
    })
}
