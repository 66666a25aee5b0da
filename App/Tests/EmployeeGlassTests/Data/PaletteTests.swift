import Testing

@testable import EmployeeGlass

@Suite("Palettes")
struct PaletteTests {
  /// Many colours, always the same.
  private static let noise: PixelImage = {
    var state: UInt32 = 12_345
    let bytes = (0..<3 * 64 * 64).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    return PixelImage(width: 64, height: 64, bytes: bytes)!
  }()

  private static func flat(_ pixels: [(color: [UInt8], count: Int)]) -> PixelImage {
    let bytes = pixels.flatMap { pixel in (0..<pixel.count).flatMap { _ in pixel.color } }
    return PixelImage(width: bytes.count / 3, height: 1, bytes: bytes)!
  }

  @Test("there are as many colours as were asked for, from 3 to 10", arguments: -1...12)
  func count(count: Int) async throws {
    for image in [Self.noise, .preview, Self.flat([([9, 99, 199], 5)])] {
      let palette = try await PaletteExtractor.palette(of: image, count: count)
      #expect(palette.count == min(max(count, 3), 10))
      #expect(Set(palette).count == palette.count)
    }
  }

  @Test("the same picture gives the same colours")
  func determinism() async throws {
    let first = try await PaletteExtractor.palette(of: Self.noise, count: 7)
    for _ in 0..<3 {
      #expect(try await PaletteExtractor.palette(of: Self.noise, count: 7) == first)
    }
  }

  @Test("flat colours are found to the letter, the largest first, and then their mixtures")
  func flat() async throws {
    let image = Self.flat([
      ([0xff, 0x9f, 0x1c], 10), ([0x1b, 0x49, 0x65], 60), ([0xbe, 0xe9, 0xe8], 30),
    ])
    let palette = try await PaletteExtractor.palette(of: image, count: 4)
    #expect(palette.prefix(3).map(\.hex) == ["#1B4965", "#BEE9E8", "#FF9F1C"])
    let three = try await PaletteExtractor.palette(of: image, count: 3)
    #expect(three == Array(palette.prefix(3)))
  }

  @Test("similar colours become one, and a rare one that stands apart stays")
  func clusters() async throws {
    let blues = (0..<20).map { (color: [UInt8(10 + 6 * $0 % 60), 40, 200], count: 50) }
    let image = Self.flat(blues + [([230, 30, 20], 100), ([20, 220, 60], 100)])
    let palette = try await PaletteExtractor.palette(of: image, count: 3)
    #expect(palette[0].blue > 0.7 && palette[0].red < 0.4)
    #expect(palette.contains { $0.red > 0.85 && $0.blue < 0.2 })
    #expect(palette.contains { $0.green > 0.8 && $0.red < 0.2 })
  }

  @Test("a colour's share is that of all that is like it, not that of its largest shade")
  func order() async throws {
    let blues = [10, 18, 26, 34, 42].map { (color: [UInt8($0), 40, 200], count: 30) }
    let image = Self.flat([([230, 30, 20], 60), ([20, 220, 60], 40)] + blues)
    let palette = try await PaletteExtractor.palette(of: image, count: 3)
    let strongest = palette.map { color in
      color.blue > 0.7 ? "blue" : color.red > 0.7 ? "red" : "green"
    }
    #expect(strongest == ["blue", "red", "green"], "150, 60 and 40 pixels have these colours.")
  }

  @Test("a caller that is cancelled gets none")
  func cancellation() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await PaletteExtractor.palette(of: Self.noise, count: 5)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("text is black on light colours and white on dark ones, and can be read on all")
  func contrast() {
    let (black, white) = (
      PaletteColor(red: 0, green: 0, blue: 0), PaletteColor(red: 1, green: 1, blue: 1)
    )
    #expect(white.contrast(to: black) == 21)
    #expect(white.prefersDarkText && !black.prefersDarkText)
    for step in 0...255 {
      let gray = PaletteColor(
        red: Double(step) / 255, green: Double(step) / 255, blue: Double(step) / 255)
      #expect(gray.contrast(to: gray.prefersDarkText ? black : white) >= 4.5)
      #expect(PaletteColor(OKLab(gray)) == gray)
    }
  }
}
