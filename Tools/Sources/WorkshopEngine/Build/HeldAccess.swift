import Foundation
import WorkshopIntermediateLanguage

extension HeldAccess {
  /// Whether it can be worth a call of the compiler to look for one in an answer.
  static func isPossible(in source: String) -> Bool {
    // Without one of these there is no match: most answers need no expression, which takes twenty times as long.
    let marks = ["inout", "mutating", "next", "modify", "&", "Copyable"]
    guard marks.contains(where: source.contains) else { return false }
    var code = source
    // Where lines may be in a literal or in a longer comment, those that look like comments are read too.
    if !source.contains("\"\"\""), !source.contains("/*") {
      // The compiler's ends of lines, and no others: a literal may hold those of Unicode.
      code = source.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        .filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") }.joined(separator: "\n")
    }
    // By Unicode's rules `stream.next` is one word, so boundaries are simple ones.
    let lends =
      /\binout\b|\bmutating\b|\bnext`?\s*[(\/]|\b_modify\b|\bmodify\b|&\w|\bCopyable\b/
      .wordBoundaryKind(.simple)
    // An `async let` is awaited at the end of its scope without the word.
    return code.contains(/\bawait\b|\basync\b/.wordBoundaryKind(.simple)) && code.contains(lends)
  }
}

extension Compiler {
  /// Where code that compiles lends a part of shared storage to an asynchronous call.
  ///
  /// - Precondition: The request keeps its language.
  /// - Throws: as ``object(_:)`` does.
  func heldAccesses(_ request: Request) async throws -> [HeldAccess] {
    let object = URL(fileURLWithPath: try await object(request))
    let language = object.deletingPathExtension().appendingPathExtension(Self.languageExtension)
    return HeldAccess.all(in: Array(try Data(contentsOf: language)), of: request.module)
  }
}
