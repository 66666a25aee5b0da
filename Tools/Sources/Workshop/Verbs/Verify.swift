import ArgumentParser
import Synchronization
import WorkshopEngine

struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
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
        Looked at \(counted(steps.count, "step")): \(counted(findings.solutions, "solution")) and \
        \(counted(findings.alternatives, "alternative")) that have to pass, \
        \(counted(findings.mutants, "mutant")) that must not, \(counted(findings.fences, "fence")), \
        \(counted(findings.files, "Swift file")).
        \(counted(findings.complaints.count, "complaint")).
        """)
    }
    if !findings.complaints.isEmpty { throw NotPassed() }
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
