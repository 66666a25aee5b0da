/// An answer on its way through the layers.
final class Judging: Sendable {
  let judge: Judge
  let step: Course.Step
  let answer: AnswerText
  let manner: Judge.Manner
  let layers: [JudgingLayer]
  /// Where the compiler reads the answer.
  let place: String
  /// How it is compiled, found out once for all layers.
  let compiled: Once<CompiledAnswer>
  private let clearance = AsyncStream.makeStream(of: Void.self)

  init(
    _ judge: Judge, _ step: Course.Step, _ answer: AnswerText, at place: String,
    _ manner: Judge.Manner
  ) {
    self.judge = judge
    self.step = step
    self.answer = answer
    self.place = place
    self.manner = manner
    layers = manner.layers ?? .all(for: step)
    compiled = Once {
      try await judge.compiled(
        step, answer: place, source: answer.source, colour: manner.colour,
        calls: manner.work == .inTurn ? .togetherNamed : .together)
    }
  }

  /// What a layer that refuses nothing says.
  var judgement: Judgement { Judgement(step: step.id, status: .passed) }

  /// Asks the layers, and says what the first that refuses has found.
  ///
  /// - Throws: when the course itself is broken or the toolchain cannot be run.
  func judged() async throws -> Judgement {
    defer { clearance.continuation.finish() }
    switch manner.work {
    case .inTurn: return try await inTurn()
    case .sideBySide: return try await sideBySide()
    }
  }

  private func inTurn() async throws -> Judgement {
    var judgement = judgement
    for (index, layer) in layers.enumerated() {
      clear(before: index)
      judgement.add(try await layer.look(self))
      if judgement.status != .passed { break }
    }
    return judgement
  }

  private func sideBySide() async throws -> Judgement {
    // Where it asks which system it runs on, that takes a call of the compiler: before all others.
    _ = try await compiled.value
    return try await withThrowingTaskGroup(of: (Int, Result<Judgement, any Error>).self) { group in
      for (index, layer) in layers.enumerated() {
        group.addTask {
          do {
            return (index, .success(try await layer.look(self)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      defer { group.cancelAll() }
      var judgement = judgement
      var results: [Int: Result<Judgement, any Error>] = [:]
      var next = 0
      while let (index, result) = try await group.next() {
        results[index] = result
        // The result of a later layer counts once all before it have passed; so does its error.
        while let result = results[next] {
          judgement.add(try result.get())
          guard judgement.status == .passed else { return judgement }
          next += 1
          clear(before: next)
        }
      }
      return judgement
    }
  }

  /// Lets the answer run where no layer from an index on has to pass before.
  private func clear(before index: Int) {
    if layers[index...].allSatisfy({ !$0.isBeforeRun }) {
      clearance.continuation.yield()
    }
  }

  /// Returns when the answer may run.
  ///
  /// - Throws: `CancellationError` where it never may.
  func waitUntilCleared() async throws {
    for await _ in clearance.stream { return }
    throw CancellationError()
  }
}

extension Judgement {
  /// Adds what one more layer has found.
  fileprivate mutating func add(_ other: Judgement) {
    status = other.status
    findings += other.findings
    diagnostics = diagnostics ?? other.diagnostics
    gates += other.gates
    adapterRefusal = adapterRefusal ?? other.adapterRefusal
    checks += other.checks
    explanation = explanation ?? other.explanation
    printed = printed ?? other.printed
  }
}
