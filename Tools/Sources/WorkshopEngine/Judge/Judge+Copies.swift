import Foundation

extension Judge {
  /// Writes a text to a file of ours that has the exercise's name.
  ///
  /// A module remembers its file's name, and so answers with the same interface have the same module,
  /// and share their adapter and what gates say of it.
  func copy(of source: String, named step: Course.Step) async throws -> String {
    let name = "\(step.fileStem).swift"
    let folder = try await compiler.cache.folder("answer", key: [name, source]) { draft in
      try Data(source.utf8).write(to: draft.appendingPathComponent(name))
    }
    return folder.appendingPathComponent(name).path
  }
}

extension AnswerText {
  /// A judgement of a copy, as if it were of the files that the copy was made of.
  ///
  /// - Parameter names: What the compiler and the runtime call the copy.
  func restored(_ judgement: Judgement, of names: [String]) -> Judgement {
    var judgement = judgement
    if let words = judgement.diagnostics?.text {
      judgement.diagnostics?.text = restored(words, of: names)
    }
    judgement.explanation = judgement.explanation.map { restored($0, of: names) }
    for index in judgement.gates.indices {
      judgement.gates[index].evidence = judgement.gates[index].evidence.map {
        restored($0, of: names)
      }
    }
    judgement.adapterRefusal = judgement.adapterRefusal.map { restored($0, of: names) }
    for index in judgement.findings.indices {
      judgement.findings[index].line = origin(ofLine: judgement.findings[index].line).line
    }
    return judgement
  }
}

extension Course.Step {
  /// What the runtime calls the answer in its own words, as `#fileID` does.
  var fileID: String { "\(answerModule)/\(fileStem).swift" }
}
