import Foundation
import WorkshopDigest

extension Judge {
  /// Runs a step's race checks under ThreadSanitizer.
  ///
  /// Everything is compiled for the sanitizer, the kit and the checks too, in a cache entry of its own.
  /// The checks are those of `Races.swift`: they run an answer on several threads at the same
  /// moment.
  ///
  /// - Returns: A judgement whose checks are the race checks, and one that no race was seen.
  /// - Throws: `NoRaceChecks`, when the course's own code does not build, or when the toolchain cannot
  ///   be run.
  func raceJudgement(_ judging: Judging) async throws -> Judgement {
    guard layout.hasRaceChecks(judging.step) else { throw NoRaceChecks(step: judging.step.id) }
    let folder = try TemporaryFiles.makeFolder(in: compiler.cache.root)
    defer { TemporaryFiles.remove(folder) }
    let program = folder.appendingPathComponent("checks")
    switch try await raceObjects(judging) {
    case .refused(let judgement): return judgement
    case .made(let objects): try await compiler.linkForSanitizer(objects, into: program)
    }
    return try await raceRun(judging, program, in: folder)
  }

  private enum RaceObjects {
    case made([String])
    /// By the answer itself, or by the adapter, which cannot use it.
    case refused(Judgement)
  }

  /// A step whose code no two threads touch, so that there is nothing to look for.
  public struct NoRaceChecks: UserFacingError {
    public var step: String
    public var description: String {
      "\(step) has no race checks. `./workshop check all --sanitize thread` runs those there are."
    }
  }

  private func raceObjects(_ judging: Judging) async throws -> RaceObjects {
    func sanitized(_ request: Compiler.Request) -> Compiler.Request {
      var request = request
      request.extraArguments += ["-sanitize=thread", "-g", "-D", "WORKSHOP_RACES"]
      return request
    }
    let step = judging.step
    let supportRequest = sanitized(supportRequest())
    let support = try await compiler.module(supportRequest)
    let companionRequests = try companionRequests(of: [step]).map(sanitized)
    let companions = try await modules(companionRequests)
    let subjectRequest = sanitized(subjectRequest(step, imports: [support] + companions))
    let subject = try await compiler.module(subjectRequest)
    // A warning about the code behind a race is no reason to refuse it here: the ordinary judgement
    // does.
    var answerRequest = sanitized(
      answerRequest(
        step, answer: judging.place, imports: companions, digest: sha256(judging.answer.source)))
    answerRequest.warningsAreErrors = false
    let answer: Compiler.Module
    do {
      answer = try await compiler.module(answerRequest)
    } catch let refusal as Compiler.Refusal {
      return .refused(judging.judgement.refused(refusal))
    }
    let adapterRequest = sanitized(
      adapterRequest(step, imports: [answer, subject, support] + companions))
    let adapter: Compiler.Module
    do {
      adapter = try await compiler.module(adapterRequest)
    } catch let refusal as Compiler.Refusal {
      return .refused(judging.judgement.refusedByAdapter(refusal))
    }
    let checksRequest = sanitized(
      raceChecksRequest(step, imports: [adapter, answer, subject, support] + companions))
    let requests =
      [
        sanitized(runnerRequest()), supportRequest, subjectRequest, answerRequest, adapterRequest,
        checksRequest,
      ] + companionRequests
    return .made(
      try await mapped(requests, workers: 2) { try await compiler.objects($0) }.flatMap(\.self))
  }

  /// How often a program is looked at. The sanitizer reports accesses that nothing has ordered in this run; on a busy
  /// machine there are runs in which a lock that is not there to guard them has ordered all of them.
  private static let sanitizedRuns = 3

  private func raceRun(
    _ judging: Judging, _ program: URL, in folder: URL
  ) async throws -> Judgement {
    let listing = try await Reference.command(
      program, directory: folder, timeLimit: .seconds(60), capabilities,
      extra: [ToolchainAssumptions.listsTests]
    ).run()
    let reference = Reference(
      imports: [], runner: nil, objects: [], tests: EventStream(listing.events).tests,
      capabilities: capabilities)
    let word = UUID().uuidString
    var command = reference.command(
      program, directory: folder, timeLimit: .seconds(120), word: word)
    // The first race ends the program: what comes of it may be anything, an endless loop too.
    command.environment?["TSAN_OPTIONS"] =
      "halt_on_error=1:atexit_sleep_ms=0"
      + (compiler.toolchain.places.symbolizer.map { ":external_symbolizer_path=\($0)" } ?? "")
    var (judgement, races) = (Judgement(step: judging.step.id, status: .passed), [RaceReport]())
    for _ in 0..<Self.sanitizedRuns where judgement.status == .passed && races.isEmpty {
      let completion = try await command.run()
      let verdict = Verdict(
        of: completion, expecting: reference.tests,
        canary: .init(prefix: Reference.canaryPrefix, word: word))
      judgement.status = verdict.status
      judgement.checks = verdict.checks
      judgement.explanation = verdict.explanation
      races = RaceReport.all(in: completion.errors, answer: layout.file(of: judging.place)) {
        judging.answer.origin(ofLine: $0).line
      }
    }
    judgement.checks.append(
      .init(
        id: "thread-sanitizer", name: "ThreadSanitizer sees no race",
        outcome: races.isEmpty ? .passed : .failed,
        issues: races.prefix(3).map { .init(text: $0.description, comments: [], line: nil) }))
    if !races.isEmpty {
      // All other results of the checks are those of a program that was ended.
      judgement.status = .failed
      judgement.explanation = nil
      judgement.checks.removeAll { $0.outcome == .missing }
    }
    return judgement
  }
}
