import Foundation

extension Judge {
  /// Judges a file as ``judge(_:source:shownAs:)`` does.
  func judgeCopy(_ step: Course.Step, of path: String) async throws -> Judgement {
    let source: String
    do {
      source = try AnswerFile.read(path, below: layout.root)
    } catch {
      return try await judge(step, answer: path)
    }
    return try await judge(step, source: source, shownAs: path)
  }

  /// Judges a text, in a copy of ours that has the exercise's name.
  ///
  /// A module remembers its file's name, and so answers with the same interface have the same module,
  /// and share their adapter and what gates say of it. It is one call of the compiler, which is less
  /// work than two, and later to know the interface.
  ///
  /// - Parameter path: What the compiler's words call the file.
  func judge(_ step: Course.Step, source: String, shownAs path: String) async throws -> Judgement {
    let name = "\(step.fileStem).swift"
    let folder = try await compiler.cache.folder("answer", key: [name, source]) { draft in
      try Data(source.utf8).write(to: draft.appendingPathComponent(name))
    }
    let copy = folder.appendingPathComponent(name).path
    var judgement = try await judge(step, answer: copy, isOneCall: true) { try await $0.run() }
    judgement.diagnostics?.text.replace(copy, with: path)
    judgement.explanation?.replace(copy, with: path)
    return judgement
  }
}
