import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  @Suite struct SoakTests {
    @Test("An answer that is judged in more than one way is found, and no other")
    func wavers() async throws {
      let copy = try TestCourse(only: sampleStep)
      let step = try copy.step(sampleStep)
      for path in copy.layout.mutants(step) + copy.layout.alternatives(step) {
        try copy.remove(path)
      }
      let moody = "\(copy.layout.checksFolder(step))/alternatives/moody.swift"
      try copy.write(moody, copy.read(copy.layout.solution(step)))
      // One mood for a whole run, which all checks then see or do not see.
      try copy.edit(
        moody, "employees.append(employee)", "if mood { employees.append(employee) }")
      try copy.write(moody, copy.read(moody) + "\nlet mood = Bool.random()\n")
      // Forty runs that all come out alike by chance: once in 10 to the 12th.
      let findings = try await Soak(judge: copy.judge(), runs: 40).run([step]) { _, _, _ in }
      #expect(findings.answers == 3)
      #expect(findings.runs == 80)  // Policy refuses the starter.
      #expect(findings.flakes.map(\.path) == [moody])
      #expect(findings.flakes.first?.verdicts.map(\.times).reduce(0, +) == 40)
      #expect(findings.alsoRefusedOtherwise.isEmpty)
    }

    @Test(
      "A verdict is steady when all runs pass, or when all refuse for one reason at least",
      arguments: [
        ([.init(.passed, [])], true),
        ([.init(.failed, ["a"]), .init(.failed, ["a"])], true),
        ([.init(.failed, ["a"]), .init(.failed, ["a", "b"]), .init(.failed, ["a", "c"])], true),
        ([.init(.failed, ["a", "b"]), .init(.failed, ["b", "c"]), .init(.failed, ["a"])], false),
        ([.init(.failed, ["a"]), .init(.failed, ["b"])], false),
        ([.init(.failed, ["a"]), .init(.passed, [])], false),
        ([.init(.failed, ["a"]), .init(.timedOut, ["a", "Still running: b"])], true),
        ([.init(.timedOut, ["Still running: a"]), .init(.timedOut, ["Still running: b"])], false),
        ([.init(.crashed, ["a", "in b"]), .init(.crashed, ["a", "in c"])], true),
        ([.init(.crashed, ["in b"]), .init(.crashed, ["in c"])], false),
      ] as [([Soak.Verdict], Bool)])
    func steady(verdicts: [Soak.Verdict], expected: Bool) {
      #expect(Soak.Verdict.areSteady(verdicts) == expected)
      #expect(Soak.Verdict.areSteady(verdicts.reversed()) == expected)
    }
  }

  @Suite struct StageProgramTests {
    @Test("run shows what a stage ends with, made of the learner's answers where they pass")
    func run() async throws {
      let copy = try TestCourse()
      let solved = try copy.step("load-roster")
      let refused = try copy.step("sort-and-search")
      try copy.write(copy.layout.exercise(solved), copy.read(copy.layout.solution(solved)))
      try copy.write(
        copy.layout.exercise(refused), copy.read(copy.layout.exercise(refused)) + "// Edited.\n")
      let result = try await copy.workshop("run", "SingleThreaded")
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(result.output.contains(/✓ load-roster +your answer/))
      #expect(result.output.contains(/· sort-and-search +ours/))
      #expect(result.output.contains("Grace Hopper"))
    }

    @Test("A stage without a program says so, and an unknown stage names the nearest")
    func missing() async throws {
      let copy = try TestCourse()
      try copy.remove(copy.layout.program(copy.course.stages[3]))
      let none = try await copy.workshop("run", "Sendable")
      #expect(none.end == .exited(2))
      #expect(none.errors.contains("has no program"))
      let unknown = try await copy.workshop("run", "Concurent")
      #expect(unknown.end == .exited(2))
      #expect(unknown.errors.contains("concurrent"))
    }
  }
}
