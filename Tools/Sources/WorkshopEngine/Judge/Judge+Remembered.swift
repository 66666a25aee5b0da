import Foundation

extension Judge {
  /// The judgement of a file, from the cache where nothing that went into it has changed.
  ///
  /// For the linter, which judges the same files again and again. A learner's own answer is
  /// always judged anew, since code with a race may answer otherwise the next time.
  ///
  /// - Throws: as `judge` does.
  func judgeRemembered(_ step: Course.Step, answer path: String) async throws -> Judgement {
    struct NotForKeeping: Error {
      var judgement: Judgement
    }
    do {
      let key = try judgementKey(step, answer: path)
      return try await compiler.cache.value("judgement", key: key) { _ in
        let judgement = try await judgeCopy(step, of: path)
        switch judgement.status {
        case .crashed, .timedOut, .tampered, .skipped: throw NotForKeeping(judgement: judgement)
        case .passed, .policy, .doesNotBuild, .gate, .failed: break
        }
        return judgement
      }
    } catch let error as NotForKeeping {
      return error.judgement
    }
  }

  /// Whether the judgement of a step's solution is in the cache, so that the step is likely to need
  /// nothing new.
  func remembersSolution(of step: Course.Step) -> Bool {
    guard let key = try? judgementKey(step, answer: layout.solution(step)) else { return false }
    return compiler.cache.holds("judgement", key: key)
  }

  /// Everything that a judgement depends on: the answer, the step, its checks, the kit, the tools.
  private func judgementKey(_ step: Course.Step, answer path: String) throws -> [String] {
    let sources =
      [path] + layout.judgingSources(step) + layout.supportSources + layout.runnerSources
      + (step.usesSwiftUI == true ? layout.standInSources : [])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try [compiler.toolchain.identity, Self.engineIdentity]
      + [String(decoding: encoder.encode(step), as: UTF8.self)]
      + sources.flatMap { [$0, try layout.text($0)] }
  }

  /// Tells this build of the engine from another: its programs' sizes and dates.
  private static let engineIdentity: String = {
    let programs = [Bundle.main.executablePath ?? "", SyntaxReader.executable?.path ?? ""]
    return programs.map { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(attributes?[.size] ?? 0) \(date)"
    }.joined(separator: " ")
  }()
}
