#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the process of an exit test found out, told apart from every other way to end.
///
/// The exit test expects `.success` and captures a verdict. Only `end(_:)` prints the verdict's word, so
/// neither a trap nor an exit that an answer asks for is taken for a finding.
public struct ExitTestVerdict: Codable, Sendable {
  /// A word that no answer can guess.
  private let word: String

  /// Creates a verdict with a word of its own.
  public init() {
    word = "\(UInt64.random(in: .min ... .max)):"
  }

  /// Prints whether the answer is wrong, and ends the process with success.
  public func end(isWrong: Bool) -> Never {
    print("\n\(word)\(isWrong)")
    exit(EXIT_SUCCESS)
  }

  /// What the process printed in `end(isWrong:)`, or nil if it ended in another way.
  public func isWrong(in output: some Sequence<UInt8>) -> Bool? {
    let lines = String(decoding: Array(output), as: UTF8.self).split(separator: "\n")
    return lines.last { $0.hasPrefix(word) }.flatMap { Bool(String($0.dropFirst(word.count))) }
  }
}
