/// A secret in the address of the window, so that only a person who has the address opens one.
public struct WindowToken: Sendable {
  /// Of `a` to `z`, `A` to `Z`, digits, `-` and `_`, so that it stands in an address as it is.
  public let text: String

  /// A new one, of 192 random bits.
  public init() {
    var generator = SystemRandomNumberGenerator()
    text = String((0..<32).map { _ in Self.letters[Int(generator.next() & 63)] })
  }

  /// One that was made before; nil if it is no token.
  public init?(_ text: String) {
    guard text.utf8.count == 32, text.allSatisfy(Self.letters.contains) else { return nil }
    self.text = text
  }

  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

  /// Whether a text is the token.
  ///
  /// It takes the same time wherever the first wrong letter stands.
  func matches(_ other: some StringProtocol) -> Bool {
    let (ours, theirs) = (Array(text.utf8), Array(other.utf8.prefix(256)))
    var difference = ours.count ^ theirs.count
    for index in ours.indices {
      difference |= Int(ours[index] ^ (index < theirs.count ? theirs[index] : 0))
    }
    return difference == 0
  }
}
