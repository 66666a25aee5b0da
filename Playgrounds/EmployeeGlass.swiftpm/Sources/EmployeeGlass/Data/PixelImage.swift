import Foundation

/// A picture as pixels, which needs no library and is the same on every system.
nonisolated struct PixelImage: Sendable, Equatable {
  /// More are not taken.
  static let mostPixels = 1_000_000

  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, from the upper left, row by row.
  let bytes: [UInt8]

  /// - Returns: nil where the bytes are not three for each pixel, or too many.
  init?(width: Int, height: Int, bytes: [UInt8]) {
    guard (1...Self.mostPixels).contains(width), (1...Self.mostPixels).contains(height),
      width * height <= Self.mostPixels, bytes.count == 3 * width * height
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

nonisolated extension PixelImage {
  /// Reads a portable pixmap: `P6`, width, height, 255, and then three bytes for each pixel.
  ///
  /// Of the format, this takes what a server writes: one picture, 8 bits, no comments.
  /// Source: <https://netpbm.sourceforge.net/doc/ppm.html>.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init(ppm: Data) throws {
    Decoding.work(ppm.count)
    var rest = [UInt8](ppm)[...]
    func refused(_ what: String) -> EmployeeServiceError { .malformed("The picture \(what).") }
    guard rest.starts(with: "P6".utf8) else { throw refused("is no PPM") }
    rest.removeFirst(2)
    var numbers: [Int] = []
    for _ in 0..<3 {
      let blanks = rest.prefix(while: \.isBlank)
      rest.removeFirst(blanks.count)
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest.removeFirst(digits.count)
      guard (1...16).contains(blanks.count), (1...7).contains(digits.count) else {
        throw refused("does not say its size")
      }
      numbers.append(digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) })
    }
    // One blank, since the next byte may be a pixel that looks like one.
    guard rest.popFirst()?.isBlank == true, numbers[2] == 255 else {
      throw refused("is not of 8 bits")
    }
    guard let image = PixelImage(width: numbers[0], height: numbers[1], bytes: Array(rest)) else {
      throw refused("has another size than it says, or is too large")
    }
    self = image
  }
}

nonisolated extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d].contains(self) }
}
