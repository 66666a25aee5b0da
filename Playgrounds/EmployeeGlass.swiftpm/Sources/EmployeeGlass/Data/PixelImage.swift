/// A picture as pixels, which needs no library and is the same on every system.
nonisolated struct PixelImage: Sendable, Equatable {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, from the upper left, row by row.
  let bytes: [UInt8]

  /// - Returns: nil where the bytes are not three for each pixel.
  init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count / 3 / width == height,
      bytes.count == width * height * 3
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
