import Foundation

/// An implementation of the component that a learner's suite tests.
package struct SuiteImplementation: Sendable {
  /// The file, relative to the course's root.
  var path: String
  var source: String
  package var isRight: Bool
  /// What a learner is told of it: what a wrong one does, or how a right one is made.
  var words: String

  /// What hints know it by: `right/given` for the given one, else the folder and the file's stem.
  let id: String

  /// What the judgement calls it.
  package var name: String { (isRight ? Self.rightPrefix : Self.wrongPrefix) + words }

  package static let rightPrefix = "right: "
  package static let wrongPrefix = "wrong: "

  /// What keeps a file from being one.
  package struct HeaderMissing: UserFacingError {
    var path: String
    package var description: String {
      "\(path): the first line is neither “// right: how it is made” nor “// wrong: what it does”."
    }
  }

  /// Reads `// right: words` or `// wrong: words` in the first line.
  ///
  /// - Throws: `HeaderMissing`.
  package init(path: String, source: String) throws(HeaderMissing) {
    let line = source.prefix { !$0.isNewline }
    guard let match = line.wholeMatch(of: /\/\/ (right|wrong): (\S.*)/) else {
      throw HeaderMissing(path: path)
    }
    self.path = path
    self.source = source
    isRight = match.1 == "right"
    words = String(match.2)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    id = ["right", "wrong"].contains(folder) ? "\(folder)/\(path.fileStem)" : "right/given"
  }
}

extension CourseLayout {
  /// The implementations that a suite is run with, the given one first.
  ///
  /// - Throws: `FileTrouble`, or `SuiteImplementation.HeaderMissing`.
  func suiteImplementations(_ step: Course.Step) throws -> [SuiteImplementation] {
    try implementations(step).map { try SuiteImplementation(path: $0, source: text($0)) }
  }
}
