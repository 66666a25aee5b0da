import ArgumentParser
import Synchronization
import WorkshopEngine

struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lint the course: starters fail, solutions pass, mutants are refused, texts are true."
  )

  @Argument(help: "A step or a stage; without one, the whole course and all documents.")
  var name: String?

  @Flag(help: "Print the findings as JSON.")
  var json = false

  func run() async throws {
    let session = try Session()
    let steps = try session.course.steps(named: name ?? "all")
    let bar = Mutex(ProgressBar(total: 0))
    let linter = CourseLinter(judge: try await session.judge())
    let findings = try await linter.run(steps) { done, total, label in
      bar.withLock { $0.set(done, of: total, label) }
    }
    bar.withLock { $0.clear() }
    if json {
      try session.printJSON(findings)
    } else {
      for complaint in findings.complaints {
        print(
          "\(session.style.red(complaint.path)): \(complaint.message)  [\(complaint.rule.rawValue)]"
        )
      }
      print(
        """
        \(steps.count) steps: \(findings.solutions) solutions and \(findings.alternatives) \
        alternatives pass, \(findings.mutants) mutants are refused; \(findings.fences) fences and \
        \(findings.files) files looked at; \(findings.complaints.count) complaints.
        """)
    }
    if !findings.complaints.isEmpty { throw NotPassed() }
  }
}
