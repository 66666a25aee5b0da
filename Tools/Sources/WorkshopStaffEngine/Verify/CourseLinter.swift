import Foundation
import WorkshopEngine

/// Looks at the course itself: every starter, solution, mutant, alternative, hint and text.
public struct CourseLinter: Sendable {
  public internal(set) var judge: Judge
  let workers: Int
  /// Called with complaints as soon as they are found, on any thread. The findings have them too.
  public var tell: @Sendable ([Complaint]) -> Void = { _ in }
  /// The answers that are being judged.
  public let underWay = UnderWay()

  var layout: CourseLayout { judge.layout }
  var course: Course { layout.course }

  public init(judge: Judge, workers: Int = 2) {
    self.judge = judge
    self.workers = workers
  }

  /// What was looked at, and what is wrong.
  public struct Findings: Sendable, Codable {
    public var complaints: [Complaint] = []
    public var solutions = 0
    public var mutants = 0
    public var alternatives = 0
    public var fences = 0
    public var files = 0
    /// Paths of the mutants that this machine cannot tell from right answers, which were left out.
    public var leftOut: [String] = []
    /// What else was not looked at on this machine, and why.
    public var unseen: [String] = []
    /// How each answer was judged, in the order of the course.
    public var judgements: [JudgedAnswer] = []
  }

  /// How one answer was judged, without the words that a compiler or a check found for it.
  public struct JudgedAnswer: Sendable, Codable, Equatable {
    public var step: String
    public var role: String
    /// The answer's name within its step, such as `mutants/first-name-only`.
    public var name: String
    public var status: Judgement.Status
    /// The first layer that refused; nil where none did.
    public var layer: Judgement.Layer?
    /// Rules, ids, gates and checks that refused.
    public var reasons: [String]
  }

  /// Lints some steps, and, where they are the whole course, everything around them.
  ///
  /// - Parameter progress: Called with what is done and how much there is.
  /// - Throws: when the toolchain cannot be run.
  public func run(
    _ steps: [Course.Step], progress: @escaping @Sendable (Int, Int, String) -> Void
  ) async throws -> Findings {
    var linter = self
    linter.judge = await judge.withCompilersOnStandby()
    return try await linter.findings(steps, progress: progress)
  }

  /// Judges every starter and solution of some steps, and a sample of their other answers, and looks at nothing else.
  ///
  /// - Parameters:
  ///   - interval: Of a step's alternatives and mutants one of so many is judged, as `sample` takes them; 1 for
  ///     all, 0 for none.
  ///   - progress: Called with what is done and how much there is.
  /// - Throws: when the toolchain cannot be run.
  public func judgeSample(
    _ steps: [Course.Step], every interval: Int,
    progress: @escaping @Sendable (Int, Int, String) -> Void
  ) async throws -> Findings {
    var linter = self
    linter.judge = await judge.withCompilersOnStandby()
    let jobs = try steps.flatMap { try linter.sample(of: $0, every: interval) }
    var findings = Findings()
    findings.leftOut = steps.flatMap(leftOut)
    let results = try await linter.inParallel(jobs, progress: progress) { [linter] job in
      let judgement = try await linter.underWay.during(job.path) {
        try await linter.judge.judge(job.step, answer: job.path, .remembered)
      }
      linter.tell(linter.complaints(about: judgement, of: job))
      return (job, judgement)
    }
    findings.complaints = results.flatMap { complaints(about: $0.1, of: $0.0) }
    findings.add(results)
    return findings
  }

  private func findings(
    _ steps: [Course.Step], progress: @escaping @Sendable (Int, Int, String) -> Void
  ) async throws -> Findings {
    var findings = Findings()
    let isWhole = steps.count == course.steps.count
    findings.complaints = steps.flatMap(fileComplaints)
    let broken = Set(findings.complaints.filter { $0.rule == .missingFile }.map(\.path))
    let neighbours = try await neighbourComplaints(steps)
    findings.complaints += neighbours.complaints
    findings.complaints += try await memberComplaints(steps)
    findings.complaints += unexplainedComplaints(steps, documents: isWhole)
    let sound = steps.filter { step in
      !broken.contains { $0.contains(step.fileStem) }
        && !(step.neighbour.map(neighbours.unusable.contains) ?? false)
    }
    findings.complaints += sound.flatMap(textComplaints)
    findings.complaints += try givenComplaints(sound)
    if isWhole { findings.complaints += try await courseComplaints() }
    tell(findings.complaints)

    let results = try await inParallel(work(sound), progress: progress) { work in
      let result = try await result(of: work)
      if let (job, judgement) = result { tell(complaints(about: judgement, of: job)) }
      return result
    }.compactMap(\.self)
    for step in sound {
      let own = results.filter { $0.0.step.id == step.id }
      findings.complaints += own.flatMap { complaints(about: $0.1, of: $0.0) }
      // Where mutants or checks are left out, no check is idle for certain.
      if judge.capabilities.countsJobs, leftOut(step).isEmpty {
        findings.complaints += idleComplaints(step, own.map(\.1))
      }
      findings.leftOut += leftOut(step)
      findings.complaints += hintKeyComplaints(step, own.map(\.1))
      findings.complaints += translatedNameComplaints(step, own.map(\.1))
    }
    findings.add(results)

    let documents = isWhole ? try layout.markdownFiles() : texts(of: sound)
    let fences = try swiftFences(in: documents)
    findings.fences = fences.count { $0.fence.fence.language == "swift" }
    var looks = sound.map { step -> Look in { try await predictionComplaints(step) } }
    looks += sound.filter(layout.hasReview).map { step -> Look in
      { try await reviewComplaints(step) }
    }
    let wholeStages = course.stages.filter { stage in
      !stage.steps.isEmpty && stage.steps.allSatisfy(sound.contains)
    }
    looks += wholeStages.filter(layout.hasMixedReview).map { stage -> Look in
      { try await mixedReviewComplaints(stage) }
    }
    if isWhole {
      looks += course.stages.map { stage -> Look in { try await programComplaints(stage) } }
      looks += course.stages.map { stage -> Look in { try await playgroundComplaints(stage) } }
    }
    if isWhole {
      let slides = try await lookAtSlides()
      findings.complaints += slides.complaints
      findings.unseen = [slides.unseen].compactMap(\.self)
      looks += diagnosticLooks()
    }
    looks += documents.map { path -> Look in { try await modeTableComplaints(in: path) } }
    looks += fences.map { path, fence -> Look in { try await fenceComplaints(fence, in: path) } }
    // All in one row: at the end of each row a worker waits for the other.
    findings.complaints += try await inParallel(looks, progress: progress) { look in
      let found = try await look()
      tell(found)
      return found
    }.flatMap(\.self)
    let sources = try isWhole ? layout.swiftSources() : sound.flatMap(sources(of:))
    findings.files = sources.count
    let answers = try sound.flatMap { step in
      try (layout.mutants(step) + layout.alternatives(step) + layout.seededRaces(step))
        .filter(AnswerFragment.isOne).map { try layout.answer($0, to: step) }
    }
    findings.complaints += try await formatComplaints(sources, answers)
    return findings
  }

  /// What a step has in Swift, but for what it shares.
  private func sources(of step: Course.Step) throws -> [String] {
    var sources = [layout.exercise(step), layout.solution(step)]
    sources += try layout.files(below: layout.checksFolder(step)).filter { $0.hasSuffix(".swift") }
    if let neighbour = step.neighbour { sources += layout.neighbourSources(neighbour) }
    return sources
  }

  /// The fences of documents, but for predictions: their code is a program, which has been run.
  private func swiftFences(in documents: [String]) throws -> [(path: String, fence: CheckedFence)] {
    let predictions = Set(
      course.steps.flatMap { [layout.prediction($0), layout.review($0)] }
        + course.stages.map(layout.mixedReviewText))
    return try documents.filter { !predictions.contains(Translation.page(of: $0)) }.flatMap {
      path in
      MarkdownFile(try layout.text(path)).fencesWithDiagnostics().map { (path, $0) }
    }
  }

  /// What is read before and during some steps: their stages' READMEs, and their hints.
  private func texts(of steps: [Course.Step]) -> [String] {
    let readmes = course.stages.filter { !$0.steps.filter(steps.contains).isEmpty }
      .map { "Exercises/\($0.folder)/README.md" }
    return (readmes + steps.map(layout.hints)).filter {
      FileManager.default.fileExists(atPath: layout.url($0).path)
    }
  }

  /// Something of the course to look at, beside other things.
  typealias Look = @Sendable () async throws -> [Complaint]

  func inParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], progress: @escaping @Sendable (Int, Int, String) -> Void,
    _ transform: @escaping @Sendable (Item) async throws -> Result
  ) async throws -> [Result] {
    try await mapped(items, workers: workers, transform) { done in progress(done, items.count, "") }
  }
}

extension CourseLinter.Findings {
  fileprivate mutating func add(_ results: [(CourseLinter.Job, Judgement)]) {
    judgements = results.map { job, judgement in
      CourseLinter.JudgedAnswer(
        step: job.step.id, role: "\(job.role)", name: job.name,
        status: judgement.status, layer: judgement.refusingLayer, reasons: judgement.reasons)
    }
    solutions = results.count { $0.0.role == .solution }
    mutants = results.count { $0.0.role == .mutant }
    alternatives = results.count { $0.0.role == .alternative }
  }
}
