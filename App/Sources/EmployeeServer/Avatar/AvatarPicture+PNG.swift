import Foundation

extension AvatarPicture {
  /// The picture as a PNG of 8-bit RGB.
  ///
  /// The pixels are stored, not compressed, which takes no library: about 27 KiB, on this machine.
  /// Source: PNG, third edition, <https://www.w3.org/TR/png-3/>; RFC 1950 and RFC 1951.
  var png: Data {
    var data = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    let side = UInt32(Self.side).bigEndianBytes
    // Width, height, 8 bits a sample, RGB, then the only compression, filtering and no interlacing.
    data += Self.chunk("IHDR", side + side + [8, 2, 0, 0, 0])
    data += Self.chunk("IDAT", Self.stored(pixels))
    data += Self.chunk("IEND", [])
    return data
  }

  /// The rows from above, each after the number of its filter: none.
  private var pixels: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.side * (3 * Self.side + 1))
    for y in 0..<Self.side {
      bytes.append(0)
      for x in 0..<Self.side {
        let colour = colour(x: x, y: y)
        bytes += [colour.red, colour.green, colour.blue]
      }
    }
    return bytes
  }

  /// A zlib stream with one stored block, which holds up to 65,535 bytes.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let size = UInt16(bytes.count)
    let sizes = [size, ~size].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + sizes + bytes + adler32(bytes).bigEndianBytes
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return UInt32(content.count).bigEndianBytes + body + crc32(body).bigEndianBytes
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
    }
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
