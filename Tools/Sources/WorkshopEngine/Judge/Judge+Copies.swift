import Foundation
import WorkshopDigest

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
  /// and share their adapter and what gates say of it.
  ///
  /// - Parameter path: What the compiler's words call the file.
  func judge(_ step: Course.Step, source: String, shownAs path: String) async throws -> Judgement {
    let copy = try await copy(of: source, named: step)
    var judgement = try await judgeInTurn(step, source: source, at: copy) { try await $0.run() }
    judgement.diagnostics?.text.replace(copy, with: path)
    judgement.explanation?.replace(copy, with: path)
    return judgement
  }

  /// Judges a file layer by layer: what an earlier one refuses is no work for the later ones.
  ///
  /// One call of the compiler makes both module and object, and names its diagnostics at once.
  private func judgeInTurn(
    _ step: Course.Step, source: String, at path: String,
    use: @escaping @Sendable (Program) async throws -> Judgement
  ) async throws -> Judgement {
    var judgement = Judgement(step: step.id, status: .passed)
    judgement.findings = try await policyFindings(step, source: source)
    guard judgement.findings.isEmpty else {
      judgement.status = .policy
      return judgement
    }
    let compiled = try await compiled(step, answer: path, source: source, calls: .togetherNamed)
    let request = compiled.request
    let answer: Compiler.Module
    do {
      answer = try await compiler.module(request)
    } catch let refusal as Compiler.Refusal {
      return compiled.restored(doesNotBuild(judgement, refusal))
    }
    judgement.findings = try symbolFindings(
      step, object: try await compiler.object(request), source: source)
    guard judgement.findings.isEmpty else {
      judgement.status = .policy
      return judgement
    }
    judgement.gates = try await gateResults(step, gates(of: step), against: answer)
    guard judgement.gates.allSatisfy(\.passed) else {
      judgement.status = .gate
      return judgement
    }
    let (clearance, cleared) = AsyncStream.makeStream(of: Void.self)
    cleared.yield()
    let run = try await run(
      step, request, answer: answer, reference(step), clearance: clearance, use: use)
    return compiled.restored(judgement.followed(by: run, layout.adapter(step)))
  }
}
