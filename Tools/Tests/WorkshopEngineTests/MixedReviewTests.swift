import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct MixedReviewTests {
  private let layout: CourseLayout
  private let stage: Course.Stage
  private let day = 24 * 3600

  init() throws {
    layout = try CourseLayout(root: TestCourse.repository)
    stage = try layout.course.stage(named: "Concurrent")
  }

  @Test("After stages 3, 6, 9 and 12 there is one, with three faults among at least six places")
  func stages() throws {
    let stages = layout.course.stages.filter(layout.hasMixedReview)
    #expect(stages.map(\.number) == [3, 6, 9, 12])
    for stage in stages {
      let review = try layout.mixedReview(stage)
      #expect(review.places.count >= 6)
      // swift-format may have broken a line of the program since.
      let program = try layout.text(layout.faultyProgram(stage))
      #expect(review.text.contains(program.trimmingCharacters(in: .newlines)))
      // Of steps that come before its end, and of more than one.
      let steps = try review.faults.compactMap(\.fault).map {
        try layout.course.step(named: $0.step)
      }
      #expect(steps.allSatisfy { layout.course.stage(of: $0).number <= stage.number })
      #expect(Set(steps.map(\.id)).count == MixedReview.faultCount)
    }
  }

  private static let whole = """
    # Which?

    ```swift mode=app
    a()  // [1]
    b()  // [2]
    c()  // [3]
    d()  // [4]
    ```

    ```text
    1
    ```

    - `1` fault (interleaving) `0`: one
    - `2`: two
    - `3` fault (caller-decides) `2`: three
    - `4` fault (mutex) `3`: four

    """

  @Test("An answer is three different places of the code, in any order")
  func choices() throws {
    let review = try MixedReview(markdown: Self.whole, stage: stage)
    #expect(review.choice("4, 1 3") == [1, 3, 4])
    #expect(review.isRight([1, 3, 4]) && !review.isRight([1, 2, 3]))
    for words in ["", "1 2", "1 1 2", "1 2 5", "1 2 3 4", "a b c", "1,2,x"] {
      #expect(review.choice(words) == nil, "\(words)")
    }
  }

  @Test(
    "A text that is none says what is missing",
    arguments: [
      ("# Which", "Which", "the first line"), ("mode=app", "", "no code with a mode"),
      ("```text", "```", "what it should print"), ("- `2`: two\n", "", "numbered from 1"),
      ("`4` fault (mutex) `3`", "`4`", "3 faults"), ("  // [2]", "", "no place // [2]"),
    ])
  func malformed(old: String, new: String, words: String) throws {
    try #require(Self.whole.contains(old))
    let text = Self.whole.replacing(old, with: new)
    do {
      _ = try MixedReview(markdown: text, stage: stage)
      Issue.record("It was read.")
    } catch let error as Prediction.Malformed {
      #expect(error.description.contains(words))
    }
  }

  private func plan(_ progress: LearnerProgress) -> ReviewPlan {
    ReviewPlan(stage.steps, in: progress, layout: layout)
  }

  @Test("It is due a day after the last of the steps that its faults are from")
  func due() throws {
    let id = MixedReview.id(of: stage)
    let steps = try layout.mixedReview(stage).faults.compactMap(\.fault?.step)
    var progress = LearnerProgress()
    for (number, step) in steps.enumerated() {
      #expect(plan(progress).questions.first { $0.id == id } == nil)
      progress.steps[step, default: .init()].passed = "digest"
      progress.steps[step]?.passedOn = number * day
    }
    #expect(plan(progress).questions.first { $0.id == id }?.due == 3 * day)
    progress.mixed = [id: ReviewPlan.answered(nil, rightly: true, at: 5 * day)]
    #expect(plan(progress).questions.first { $0.id == id }?.due == 8 * day)
    progress.mixed = [id: ReviewPlan.answered(progress.mixed?[id], rightly: false, at: 9 * day)]
    #expect(plan(progress).questions.first { $0.id == id }?.due == 10 * day)
  }
}
