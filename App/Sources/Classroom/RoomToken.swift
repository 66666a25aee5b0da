/// What shows who sends a request: each learner has one, and the trainer another.
struct RoomToken: Codable, Equatable, Sendable {
  let text: String

  /// A new one, of 192 random bits.
  init() {
    var generator = SystemRandomNumberGenerator()
    text = String((0..<32).map { _ in Self.letters[Int(generator.next() & 63)] })
  }

  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

  /// A word that learners type to join, without letters that look alike: of 29 to the power of 6.
  static func classCode() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghjkmnpqrstuvwxyz346789")
    return String((0..<6).map { _ in letters.randomElement(using: &generator)! })
  }

  /// Whether a text is the token. It takes the same time wherever the first wrong letter stands.
  func matches(_ other: some StringProtocol) -> Bool { isSame(text, other) }
}

/// Compares two secrets in a time that does not depend on where they differ.
func isSame(_ secret: String, _ other: some StringProtocol) -> Bool {
  let (ours, theirs) = (Array(secret.utf8), Array(other.utf8.prefix(256)))
  var difference = ours.count ^ theirs.count
  for index in ours.indices {
    difference |= Int(ours[index] ^ (index < theirs.count ? theirs[index] : 0))
  }
  return difference == 0
}
