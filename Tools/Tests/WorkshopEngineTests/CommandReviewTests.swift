import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// Questions for later, as a learner meets them.
  @Suite struct CommandReviewTests {
    let copy: TestCourse
    let step: Course.Step

    init() throws {
      copy = try TestCourse()
      step = try copy.step("interleaving")
    }

    private var store: ProgressStore { Workspace(layout: copy.layout).store }

    private func pass(on time: Int) throws {
      try store.update {
        $0.steps[step.id, default: .init()].passed = "digest"
        $0.steps[step.id]?.passedOn = time
      }
    }

    @Test("Before anything has passed, it says when questions come")
    func nothingYet() async throws {
      let result = try await copy.workshop("review")
      #expect(result.end == .exited(0))
      #expect(result.output.contains("Questions come a day after a step has passed"))
    }

    @Test("A question that is due is in the status, is asked, and then comes another day")
    func due() async throws {
      try pass(on: 0)
      #expect(try await copy.workshop("status").output.contains("1 due, ./workshop review"))
      let asked = try await copy.workshop("review")
      #expect(asked.end == .exited(0))
      #expect(asked.output.contains("--answer a"))
      let prediction = try Prediction(markdown: copy.read(copy.layout.review(step)))
      let right = try #require(prediction.choices.firstIndex { $0.output == "n: 2" })
      let letter = String(Array("abcdefgh")[right])
      let result = try await copy.workshop("review", "--answer", letter)
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(result.output.contains("✓ As you predicted."))
      #expect(result.output.contains("It comes again in 3 days"))
      #expect(store.read().progress.steps[step.id]?.review?.right == 1)
      #expect(try await copy.workshop("review").output.contains("comes in 3 days"))
      #expect(try await copy.workshop("review", "--list").output.contains("in 3 days"))
      #expect(!(try await copy.workshop("status").output.contains("./workshop review")))
    }

    @Test(
      "Three faults are found or not, each with its reason, and come again when they were missed")
    func faults() async throws {
      let stage = try copy.course.stage(named: "Concurrent")
      let review = try copy.layout.mixedReview(stage)
      let id = review.id
      try store.update { progress in
        for step in review.faults.compactMap(\.fault?.step) {
          progress.steps[step, default: .init()].passed = "digest"
        }
      }
      let asked = try await copy.workshop("review", id)
      #expect(asked.output.contains("Answer with: ./workshop review \(id) --answer 1,2,3"))
      let none = try await copy.workshop("review", id, "--answer", "1,2")
      #expect(none.end == .exited(2) && none.output.isEmpty)
      let missed = try await copy.workshop("review", id, "--answer", "1,2,3")
      #expect(missed.end == .exited(0), "\(missed.errors)")
      #expect(missed.output.contains("✗ 4  a fault, not found: decoded on the main actor: true"))
      #expect(missed.output.contains("✗ 3  right as it is"))
      #expect(missed.output.contains("2 of 3 faults found") && missed.output.contains("tomorrow"))
      let found = try await copy.workshop("review", id, "--answer", "1,2,4")
      #expect(found.output.contains("3 of 3 faults found") && found.output.contains("in 3 days"))
      #expect(store.read().progress.mixed?[id]?.right == 1)
    }

    @Test("A wrong answer brings it back tomorrow, and a letter of no choice is refused")
    func wrong() async throws {
      try pass(on: 0)
      let none = try await copy.workshop("review", "--answer", "h")
      #expect(none.end == .exited(2))
      #expect(store.read().progress.steps[step.id]?.review == nil)
      let prediction = try Prediction(markdown: copy.read(copy.layout.review(step)))
      let wrong = try #require(prediction.choices.firstIndex { $0.output == "n: 1" })
      let result = try await copy.workshop(
        "review", step.id, "--answer", String(Array("abcdefgh")[wrong]))
      #expect(result.output.contains("What happens: n: 2"))
      #expect(result.output.contains("It comes again tomorrow"))
      #expect(store.read().progress.steps[step.id]?.review?.wrong == 1)
    }

    @Test("Progress is taken to another clone by two commands")
    func progress() async throws {
      try copy.write(copy.layout.exercise(step), "let mine = 1\n")
      let file = copy.layout.url("mine.json").path
      let exported = try await copy.workshop("progress", "export", file)
      #expect(exported.end == .exited(0), "\(exported.errors)")
      #expect(exported.output.contains("Answers of yours in \(file): 1."))
      try copy.write(copy.layout.exercise(step), copy.read(copy.layout.starter(step)))
      let imported = try await copy.workshop("progress", "import", file)
      #expect(imported.end == .exited(0), "\(imported.errors)")
      #expect(try copy.read(copy.layout.exercise(step)) == "let mine = 1\n")
      #expect(try await copy.workshop("progress", "import", "nowhere.json").end == .exited(2))
      #expect(
        try await copy.workshop("progress", "export", copy.layout.url("Package.swift").path).end
          == .exited(2))
    }
  }
}
