import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  /// What people who want to pass without the work hand in, and what looks like it and is honest.
  @Suite struct SubmissionTests {
    @Test("Hostile submissions get the status that they must get, and none passes")
    func hostile() async throws {
      let files = try HandedIn.all("hostile")
      #expect(files.count >= 40)
      #expect(!files.contains { $0.statuses.contains(.passed) })
      try await judge(files)
    }

    @Test("Honest look-alikes pass")
    func honest() async throws {
      let files = try HandedIn.all("honest")
      #expect(files.count >= 40)
      #expect(files.allSatisfy { $0.statuses == [.passed] && $0.allows.isEmpty })
      try await judge(files)
    }

    @Test("Suites that would pass without testing get the status that they must get")
    func hostileSuites() async throws {
      let files = try HandedIn.all("hostile-suites")
      #expect(files.count >= 25)
      #expect(!files.contains { $0.statuses.contains(.passed) })
      try await judge(files)
    }

    @Test("Honest suites of many kinds pass")
    func honestSuites() async throws {
      let files = try HandedIn.all("honest-suites")
      #expect(!files.isEmpty)
      #expect(files.allSatisfy { $0.statuses == [.passed] && $0.allows.isEmpty })
      try await judge(files)
    }

    /// Judges files as the grader does, two at a time: as many as compilers have places.
    private func judge(_ files: [HandedIn]) async throws {
      let copy = try TestCourse()
      let toolchain = try await TestCourse.toolchain.value
      let confinement = try await Confinement.strongest(
        course: copy.root, libraries: toolchain.libraries)
      let judge = await Judge(
        layout: copy.layout, toolchain: toolchain, cache: TestCourse.cache,
        confinement: confinement
      ).withCompilersOnStandby()
      #expect(confinement.strategy != .none)
      if let warning = confinement.warning { print("Submissions are judged weakly. \(warning)") }

      try await withThrowingTaskGroup(of: (HandedIn, Judgement).self) { group in
        func start(_ file: HandedIn) throws {
          var step = try copy.step(file.step)
          step.allows = file.allows
          step.seconds = file.seconds ?? step.seconds
          let exercise = step
          group.addTask { (file, try await judge.judge(exercise, answer: file.path, .inTurn)) }
        }
        for file in files.prefix(2) { try start(file) }
        var rest = files.dropFirst(2)
        for try await (file, judgement) in group {
          #expect(file.agrees(judgement), "\(file) got \(judgement.status): \(judgement.told)")
          if let next = rest.popFirst() { try start(next) }
        }
      }
    }
  }
}

extension Judgement {
  /// What it says, in short.
  fileprivate var told: String {
    let refused = checks.first { $0.outcome != .passed }
    let words = [
      "\(reasons)", findings.first?.text, diagnostics?.text, explanation,
      gates.first { !$0.passed }?.evidence, refused?.issues.first?.text,
    ]
    return words.compactMap(\.self).map { $0.prefix(600) }.joined(separator: "\n")
  }
}
