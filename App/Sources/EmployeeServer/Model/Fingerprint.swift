/// A hash that is the same on every machine and in every run, unlike `Hasher`.
///
/// FNV-1a with 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>. It does not resist a person
/// who looks for a collision.
struct Fingerprint: Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text and its end, so that "ab", "c" and "a", "bc" differ.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xff)
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
