import ArgumentParser
import Foundation
import Synchronization
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Verify.name,
    abstract: StaffVerbs.Verify.abstract
  )

  @Argument(
    help: """
      A step, a stage, a diagnostic's id or “diagnostics”; without one, the whole course and all documents.
      """)
  var name: String?

  @Option(
    help: """
      Judge starters and solutions, and one of so many of the other answers to a step: 1 for all, 0 for none. Look \
      at nothing else.
      """)
  var sample: Int?

  @Option(
    help: ArgumentHelp(
      """
      A folder of what learners' `./workshop status --json` printed: compare each stage's minutes with what they \
      took, and look at nothing else.
      """, valueName: "dir"))
  var measured: String?

  @Flag(help: "Print the findings as JSON.")
  var json = false

  func run() async throws {
    let session = try Session()
    if let name, let paths = session.layout.diagnosticEntries(named: name) {
      return try await verify(paths, session)
    }
    if let measured { return try await verifyMinutes(in: measured, session) }
    let steps = try session.course.steps(named: name ?? "all")
    let bar = Mutex(ProgressBar(total: 0, tenthsFrom: 200))
    var linter = CourseLinter(judge: try await session.judge())
    let progress = { @Sendable (done: Int, total: Int, label: String) in
      bar.withLock { $0.set(done, of: total, label) }
    }
    let told = Mutex<[Complaint]>([])
    if !json {
      // At once: of the whole course the end is half an hour away.
      linter.tell = { [style = session.style] complaints in
        bar.withLock { bar in
          guard !complaints.isEmpty else { return }
          bar.clear()
          for complaint in complaints { print(Self.line(complaint, style)) }
          // What cannot be written is said at the end.
          try? StandardStreams.flush()
        }
        told.withLock { $0 += complaints }
      }
    }
    let watch = Task { [underWay = linter.underWay] in
      while true {
        try await Task.sleep(for: .seconds(300))
        for name in underWay.names(after: .seconds(240)) {
          bar.withLock { $0.clear() }
          StandardStreams.writeError("  \(name) has been judged for more than four minutes.\n")
        }
      }
    }
    defer { watch.cancel() }
    let findings =
      if let sample {
        try await linter.judgeSample(steps, every: sample, progress: progress)
      } else {
        try await linter.run(steps, progress: progress)
      }
    bar.withLock { $0.clear() }
    if json {
      try session.printJSON(findings)
    } else {
      let early = told.withLock { $0 }
      show(findings.complaints.filter { !early.contains($0) }, session)
      print(
        """
        Looked at \(counted(steps.count, "step")): \(counted(findings.solutions, "solution")) and \
        \(counted(findings.alternatives, "alternative")) that have to pass, \
        \(counted(findings.mutants, "mutant")) that must not, \(counted(findings.fences, "fence")), \
        \(counted(findings.files, "Swift file")).
        \(counted(findings.complaints.count, "complaint")).
        """)
      for unseen in findings.unseen { print("LEFT OUT: \(unseen).") }
      if !findings.leftOut.isEmpty {
        print(
          """
          LEFT OUT: \(counted(findings.leftOut.count, "mutant")), which this machine cannot tell from right \
          answers (see ./workshop doctor):
          \(findings.leftOut.map { "  \($0)" }.joined(separator: "\n"))
          """)
      }
    }
    if !findings.complaints.isEmpty { throw NotPassed() }
  }

  /// Explained diagnostics alone, without the steps that name them.
  private func verify(_ paths: [String], _ session: Session) async throws {
    let bar = Mutex(ProgressBar(total: 0))
    let linter = CourseLinter(judge: try await session.judge())
    let complaints = try await linter.diagnosticComplaints(paths) { done, total, label in
      bar.withLock { $0.set(done, of: total, label) }
    }
    bar.withLock { $0.clear() }
    if json {
      try session.printJSON(complaints)
    } else {
      show(complaints, session)
      print(
        """
        Looked at \(counted(paths.count, "explained diagnostic")).
        \(counted(complaints.count, "complaint")).
        """)
    }
    if !complaints.isEmpty { throw NotPassed() }
  }

  private func verifyMinutes(in folder: String, _ session: Session) async throws {
    let times = try MeasuredTimes(folder: URL(fileURLWithPath: folder))
    let complaints = CourseLinter(judge: try await session.judge()).minutesComplaints(times)
    if json {
      try session.printJSON(complaints)
    } else {
      show(complaints, session)
      print(
        """
        Looked at \(counted(times.learners, "learner")), \(counted(times.unreadable.count, "unreadable file")).
        \(counted(complaints.count, "complaint")).
        """)
    }
    if !complaints.isEmpty { throw NotPassed() }
  }

  private func show(_ complaints: [Complaint], _ session: Session) {
    for complaint in complaints { print(Self.line(complaint, session.style)) }
  }

  private static func line(_ complaint: Complaint, _ style: Style) -> String {
    "\(style.red(complaint.path)): \(complaint.message)  [\(complaint.rule.rawValue)]"
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
