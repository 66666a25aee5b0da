import Foundation
import WorkshopDigest
import WorkshopPolicy

/// An answer as it is compiled.
struct CompiledAnswer: Sendable {
  /// What learners call their file.
  var path: String
  var source: String
  var request: Compiler.Request
  /// What the copy holds whose conditions ask the stand-in; nil where the file itself is compiled.
  var copy: String?

  /// The compiler's words as if they were of the learner's own file.
  func restored(_ words: String) -> String {
    guard let copy else { return words }
    func lines(_ text: String) -> [Substring] {
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    return zip(lines(copy), lines(source)).reduce(words) { words, pair in
      pair.0 != pair.1 && pair.0.contains(ConditionsQuestion.opening)
        ? words.replacing(pair.0, with: pair.1) : words
    }.replacing(request.sources[0], with: path)
  }

  func restored(_ judgement: Judgement) -> Judgement {
    guard copy != nil else { return judgement }
    var judgement = judgement
    if let words = judgement.diagnostics?.text { judgement.diagnostics?.text = restored(words) }
    judgement.explanation = judgement.explanation.map(restored)
    return judgement
  }
}

extension Judge {
  /// How an answer is compiled: as it is, or, where it asks which system it runs on, in a copy that
  /// asks the stand-in.
  ///
  /// Where the copy does not compile, it is the file itself that counts, with the compiler's words of it: in
  /// a function that returns other types behind `#available`, no other condition will do.
  func compiled(
    _ step: Course.Step, answer path: String, source: String, colour: Bool = false,
    calls: Compiler.Calls = .together
  ) async throws -> CompiledAnswer {
    let component = step.isSuite ? [try await compiler.module(componentRequest(step))] : []
    var request = answerRequest(
      step, answer: path, imports: try await companions(of: step) + component, colour: colour,
      digest: sha256(source))
    if step.member == nil { request.calls = calls }
    request.keepsLanguage = looksForHeldAccesses(step, source: source)
    if step.isPiece { request.piece = try await piece(of: step, source: source) }
    var answer = CompiledAnswer(path: path, source: source, request: request)
    guard step.usesSwiftUI == true, source.contains("available") else { return answer }
    // What cannot be read in a reasonable time, the policy refuses.
    guard let text = try await reader.ask(ConditionsQuestion(source: source)) ?? nil else {
      return answer
    }
    request.sources = [try await copy(of: text, named: step)]
    request.digest = sha256(text)
    if step.isPiece { request.piece = try await piece(of: step, source: text) }
    do {
      _ = try await compiler.module(request)
    } catch is Compiler.Refusal {
      return answer
    }
    (answer.request, answer.copy) = (request, text)
    return answer
  }
}
