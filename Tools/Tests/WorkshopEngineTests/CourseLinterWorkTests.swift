import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct CourseLinterOrderTests {
  let layout: CourseLayout
  let linter: CourseLinter

  init() async throws {
    layout = try CourseLayout(root: TestCourse.repository)
    linter = CourseLinter(
      judge: Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache))
  }

  private func words(_ steps: [Course.Step]) -> [String] {
    linter.work(steps).map { work in
      switch work {
      case .compilingStandIn: "stand-in"
      case .preparing(let step): "prepare \(step.id)"
      case .judging(let job): "judge \(job.step.id)"
      }
    }
  }

  @Test("Every file is judged once, in the course's order")
  func everyFile() {
    let steps = layout.course.steps
    let judged = linter.work(steps).compactMap { work in
      if case .judging(let job) = work { job.path } else { nil }
    }
    #expect(judged == steps.flatMap(linter.judgingJobs).map(\.path))
    #expect(linter.work([]).isEmpty)
  }

  @Test("What checks need is made before the answers to the step before are judged")
  func ahead() throws {
    let steps = layout.course.steps
    let words = words(steps)
    for (before, step) in zip(steps, steps.dropFirst()) {
      let preparing = words.indices.filter { words[$0] == "prepare \(step.id)" }
      let judging = try #require(words.firstIndex(of: "judge \(before.id)"))
      #expect(preparing == [judging - 1], "\(step.id)")
    }
    #expect(words.first == "prepare \(steps[0].id)")
  }

  @Test("The stand-in for SwiftUI is begun with, where a later step is the first to need it")
  func standIn() throws {
    let plain = try layout.course.step(named: "load-roster")
    let views = layout.course.steps.filter { $0.usesSwiftUI == true }
    #expect(words([plain, views[0], views[1]])[..<2] == ["prepare load-roster", "stand-in"])
    #expect(!words([plain]).contains("stand-in"))
    #expect(!words(views).contains("stand-in"))
  }
}

@Suite("A sample of a step's answers") struct CourseLinterSampleTests {
  private let copy: TestCourse
  private let step: Course.Step
  private let linter: CourseLinter

  init() async throws {
    copy = try TestCourse(only: sampleStep)
    step = try copy.step(sampleStep)
    linter = CourseLinter(
      judge: Judge(
        layout: copy.layout, toolchain: try await TestCourse.toolchain.value,
        cache: TestCourse.cache))
  }

  private func names(every interval: Int) throws -> [String] {
    try linter.sample(of: step, every: interval).map(\.name)
  }

  @Test("All are taken, none, or one of so many of those that get to the checks")
  func size() throws {
    let all = linter.judgingJobs(step).map(\.name)
    let own = ["starter", "solution"]
    #expect(try names(every: 1) == all)
    #expect(try names(every: 0) == own)
    let running = try Set(
      linter.judgingJobs(step).filter { job in
        try job.role == .alternative
          || job.role == .mutant && copy.read(job.path).hasPrefix("// refused by: checks")
      }.map(\.name))
    try #require(running.count > 4 && running.count < all.count - 2)
    for interval in [2, 3, 100] {
      let sample = try names(every: interval)
      #expect(Array(sample.prefix(2)) == own)
      #expect(sample.count - 2 == (running.count + interval - 1) / interval)
      #expect(running.isSuperset(of: sample.dropFirst(2)))
      #expect(Set(sample).count == sample.count)
    }
  }

  @Test("It stays what it is, and changes with a file that judges; no answer is never taken")
  func rotates() throws {
    let first = try names(every: 3)
    #expect(try names(every: 3) == first)
    let checks = copy.layout.checks(step)
    var taken = Set(first)
    var samples = Set([first])
    for edit in 1...60 {
      try copy.write(checks, copy.read(checks) + "// \(edit)\n")
      let sample = try names(every: 3)
      samples.insert(sample)
      taken.formUnion(sample)
    }
    #expect(samples.count > 1)
    let reachable = linter.judgingJobs(step).filter(linter.getsToTheChecks).map(\.name)
    #expect(taken == Set(reachable + ["starter", "solution"]))
  }
}

extension Slow.Judging {
  @Suite struct CourseLinterWorkTests {
    let folder: TemporaryFolder
    let layout: CourseLayout
    let linter: CourseLinter

    init() async throws {
      folder = try TemporaryFolder()
      layout = try CourseLayout(root: TestCourse.repository)
      linter = CourseLinter(
        judge: Judge(
          layout: layout, toolchain: try await TestCourse.toolchain.value,
          // What is made here is counted.
          cache: try await TestCourse.cache(in: folder)))
    }

    private func entries(_ kind: String) -> [String] {
      folder.names().filter { $0.hasPrefix("\(kind)-") }
    }

    @Test("A step is prepared where its solution has yet to be judged, and not again")
    func prepares() async throws {
      let step = try layout.course.step(named: sampleStep)
      #expect(try await linter.result(of: .preparing(step)) == nil)
      let runners = entries("runner")
      #expect(runners.count == 1)
      #expect(!linter.judge.remembersSolution(of: step))

      let job = CourseLinter.Job(step: step, role: .solution, path: layout.solution(step))
      #expect(try await linter.result(of: .judging(job))?.1.status == .passed)
      #expect(entries("runner") == runners, "The checks were linked again.")
      #expect(linter.judge.remembersSolution(of: step))

      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(runners[0]))
      _ = try await linter.result(of: .preparing(step))
      #expect(entries("runner").isEmpty, "A runner was made that no job needs.")
    }

    @Test("A stage's program takes the solutions as they were compiled to be judged")
    func programs() async throws {
      let program = try StageProgram(of: layout.course.stages[0], in: layout)
      for step in program.steps {
        let path = layout.solution(step)
        #expect(try await linter.judge.judge(step, answer: path, .remembered).status == .passed)
      }
      let (both, objects) = (entries("both"), entries("object"))
      #expect(!both.isEmpty)
      #expect(try await !linter.judge.run(program).isEmpty)
      #expect(entries("both") == both)
      #expect(entries("object").count == objects.count + 1, "More than the program was compiled.")
    }
  }
}

@Suite("Given declarations that lend memory to a suspended call")
struct LendingDeclarationTests {
  @Test(
    "are found",
    arguments: [
      "public func fill(\n  _ place: inout Int\n) async throws {}",
      "public mutating func advance() async {}", "func fill(_ place: inout Int) async",
      "public struct Token: ~Copyable {", "enum Token: Sendable, ~Copyable {",
    ])
  func lending(source: String) {
    #expect(CourseLinter.lendingDeclarations(in: source).count == 1)
  }

  @Test(
    "are others than these",
    arguments: [
      "public mutating func next() async -> Int? {",
      "private func fill(_ place: inout Int) async {",
      "func fill(_ place: inout Int)\n  func wait() async", "public func wait() async -> Int {",
      "mutating func add(_ number: Int)\n\n  /// Waits.\n  func wait() async",
      "struct Pair<Value: Copyable> {", "func run(_ work: (inout Int) -> Void) {",
    ])
  func others(source: String) {
    #expect(CourseLinter.lendingDeclarations(in: source) == [])
  }
}
