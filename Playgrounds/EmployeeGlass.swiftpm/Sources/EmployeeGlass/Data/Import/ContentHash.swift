/// A name for some bytes: 128 bits, the same however the bytes are cut into pieces.
///
/// It tells the files of one person apart. It does not resist a person who wants two files of one name; the server
/// compares what it has taken with what comes.
nonisolated struct ContentHash: Sendable {
  private var lanes: (UInt64, UInt64) = (0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f)
  /// The bytes since the last whole word.
  private var word: UInt64 = 0
  private var count = 0

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count, count % 8 != 0 { addByte(bytes, &index) }
    while bytes.count - index >= 8 {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
      count += 8
    }
    while index < bytes.count { addByte(bytes, &index) }
  }

  private mutating func addByte(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) {
    word |= UInt64(bytes[index]) << UInt64(8 * (count % 8))
    index += 1
    count += 1
    if count % 8 == 0 {
      mix(word)
      word = 0
    }
  }

  /// Each step can be undone, so no word is lost on the way.
  private mutating func mix(_ word: UInt64) {
    lanes.0 = (lanes.0 ^ word) &* 0xff51_afd7_ed55_8ccd
    lanes.0 ^= lanes.0 >> 32
    lanes.1 = (lanes.1 ^ word) &* 0xc4ce_b9fe_1a85_ec53
    lanes.1 ^= lanes.1 >> 29
  }

  /// 32 letters of `0` to `9` and `a` to `f`.
  var text: String {
    var end = self
    end.mix(word)
    end.mix(UInt64(count))
    return [end.lanes.0, end.lanes.1].map { lane in
      let digits = String(lane, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
