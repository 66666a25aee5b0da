import Foundation
import WorkshopEngine

/// What given files may not offer to answers.
extension CourseLinter {
  /// Given files declare no asynchronous function that holds a caller's variable while it is suspended, and no
  /// noncopyable type.
  ///
  /// Answers are looked through for such calls only if their own text has `inout`, `mutating`, `next` or the like
  /// (`HeldAccess.isPossible`): this keeps that enough. An iterator's `next()` is among those words.
  func givenComplaints(_ steps: [Course.Step]) throws -> [Complaint] {
    var paths = layout.supportSources + layout.standInSources
    for step in steps {
      paths += step.neighbour.map(layout.neighbourSources) ?? []
      paths += layout.givenMembers(step)
      paths.append(step.isSuite ? layout.component(step) : layout.subject(step))
    }
    return try Set(paths).sorted().filter(layout.exists).flatMap { path in
      Self.lendingDeclarations(in: try layout.text(path)).map {
        Complaint(
          rule: .heldAccess, path: path,
          message:
            "“\($0)” lets an answer lend memory to a call that is suspended, unseen by the policy.")
      }
    }
  }

  /// The beginnings of such declarations in a file.
  static func lendingDeclarations(in source: String) -> [String] {
    // Most files have none of the words, and looking for declarations takes long.
    guard
      source.contains("~Copyable")
        || source.contains("async") && (source.contains("inout") || source.contains("mutating"))
    else { return [] }
    let functions = source.matches(of: /([^\n{};]*)\bfunc\s+([^\s(<]+)([^{};]*)/).filter { match in
      let modifiers = match.1.split(separator: " ")
      // A requirement of a protocol has no body: what follows in the text is another declaration.
      let head = match.3.prefix(
        upTo: match.3.firstRange(of: /\n\s*(?:\/\/\/|[@\w ()]*\b(?:func|var|let|init|case)\b)/)?
          .lowerBound ?? match.3.endIndex)
      return head.contains(/\basync\b/) && match.2 != "next"
        && !modifiers.contains("private") && !modifiers.contains("fileprivate")
        && (head.contains(/\binout\b/) || modifiers.contains("mutating"))
    }
    .map { "\($0.1.drop { $0 == " " })func \($0.2)" }
    let types = source.matches(of: /\b(?:struct|enum)\s+\w+[^{}]*~Copyable/).map { String($0.0) }
    return functions + types
  }
}
