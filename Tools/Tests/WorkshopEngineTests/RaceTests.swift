import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct RaceReportTests {
  private let errors = """
    Some test output.
    ==================
    WARNING: ThreadSanitizer: Swift access race (pid=18563)
      Modifying access of Swift variable at 0x720c00000080 by thread T2:
        #0 $s5raced11SeatingPlanC6assign_2toSbq__xtF /course/Exercises/09-mutex.swift (raced+0xfed05)
        #1 $s5racedySiYbcfU_ /course/Exercises/09-mutex.swift:40:12 (raced+0xffb14)

      Previous write of size 1 at 0x720c00000080 by main thread:
        #0 $s5raced11SeatingPlanC6assign_2toSbq__xtF /course/Checks/Adapter.swift:8:109 (raced+0xfed36)
        #1 $s5racedySiYbcfU_ /course/Exercises/09-mutex.swift:41:12 (raced+0xffb14)

      Location is heap block of size 40 at 0x720c00000060 allocated by main thread:
        #0 malloc /course/Exercises/09-mutex.swift:1:1 (raced+0x7b210)
    SUMMARY: ThreadSanitizer: Swift access race
    ==================
    ==================
    WARNING: ThreadSanitizer: data race (pid=18563)
      Read of size 8 at 0x720c00000080 by thread T2:
        #0 memcpy <null> (raced+0xfed05)
    ==================
    """

  @Test("A report is its kind and the places of its two accesses, the answer's as lines")
  func reads() {
    let reports = RaceReport.all(in: errors, answer: "/course/Exercises/09-mutex.swift")
    #expect(
      reports.map(\.description) == [
        "Swift access race: write in line 40, and write in Adapter.swift, line 8",
        "data race: no line of it is known",
      ])
  }

  @Test("The same race is told once, and what is no report is none")
  func repeats() {
    #expect(RaceReport.all(in: errors + "\n" + errors, answer: "").count == 2)
    #expect(RaceReport.all(in: "WARNING: something else\n#0 a /b.swift:1:2", answer: "").isEmpty)
  }
}

extension Slow.Commanding {
  /// The race lane on this course: it accuses no right answer, and finds each race that was put in.
  @Suite struct RaceLaneTests {
    private func steps() throws -> (TestCourse, [Course.Step]) {
      let copy = try TestCourse()
      return (copy, copy.course.steps.filter(copy.layout.hasRaceChecks))
    }

    @Test("Right answers of different kinds run without a report")
    func rightAnswers() async throws {
      let (copy, steps) = try steps()
      #expect(steps.count >= 3)
      let judge = try await copy.judge().withCompilersOnStandby()
      for step in steps {
        for path in [copy.layout.solution(step)] + copy.layout.alternatives(step).prefix(2) {
          let judgement = try await judge.judge(step, answer: path, .forRaces)
          #expect(judgement.status == .passed, "\(path): \(judgement)")
        }
      }
    }

    @Test("Race checks of ours that do not build are no fault of the answer")
    func ownFault() async throws {
      let (copy, steps) = try steps()
      let step = try #require(steps.first)
      try copy.write(copy.layout.raceChecks(step), "let count: Int = \"one\"\n")
      let judge = try await copy.judge()
      await #expect(throws: Compiler.Refusal.self) {
        try await judge.judge(step, answer: copy.layout.solution(step), .forRaces)
      }
    }

    @Test("An answer that the race checks cannot use is refused as one that the checks cannot use")
    func unusable() async throws {
      let (copy, steps) = try steps()
      let step = try #require(steps.first)
      let judge = try await copy.judge()
      let judgement = try await judge.judge(
        step, AnswerText(path: "answer.swift", source: "struct Nothing {}\n"), .forRaces)
      #expect(judgement.status == .gate)
      #expect(judgement.adapterRefusal != nil)
      #expect(judgement.reasons == ["Adapter"])
    }

    @Test("Each seeded race is found, every time, with lines of the answer")
    func seededRaces() async throws {
      let (copy, steps) = try steps()
      let judge = try await copy.judge().withCompilersOnStandby()
      for step in steps {
        let seeds = copy.layout.seededRaces(step)
        #expect(!seeds.isEmpty, "\(step.id) has race checks, and no race for them to find")
        for path in seeds {
          #expect(try copy.read(path).hasPrefix("// race: "))
          for _ in 0..<3 {
            let judgement = try await judge.judge(step, answer: path, .forRaces)
            let issues = judgement.checks.last?.issues ?? []
            let isShown = issues.contains {
              $0.text.contains("in line ") || $0.text.contains("in your file")
            }
            #expect(isShown, "\(path): \(judgement)")
            #expect(judgement.status != .passed)
          }
        }
      }
    }
  }
}
