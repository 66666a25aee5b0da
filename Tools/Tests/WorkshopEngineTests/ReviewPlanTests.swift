import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct ReviewPlanTests {
  let layout: CourseLayout
  let step: Course.Step
  let day = 24 * 3600

  init() throws {
    layout = try CourseLayout(root: TestCourse.repository)
    step = try layout.course.step(named: "interleaving")
  }

  private func plan(_ entry: LearnerProgress.Entry) -> ReviewPlan {
    var progress = LearnerProgress()
    progress.steps[step.id] = entry
    return ReviewPlan(layout.course.steps, in: progress, layout: layout)
  }

  private func passed(on time: Int, hints: Int? = nil, tries: Int? = 1) -> LearnerProgress.Entry {
    var entry = LearnerProgress.Entry()
    (entry.passed, entry.passedOn, entry.hints, entry.tries) = ("digest", time, hints, tries)
    return entry
  }

  @Test("What has not passed is not asked about")
  func notPassed() {
    var entry = LearnerProgress.Entry()
    entry.answer = "digest"
    entry.status = .failed
    #expect(plan(entry).questions.isEmpty)
    #expect(
      ReviewPlan(layout.course.steps, in: LearnerProgress(), layout: layout).questions.isEmpty)
  }

  @Test("A step that went well is asked about after three days, another one after a day")
  func first() {
    #expect(plan(passed(on: 0)).questions.first?.due == 3 * day)
    for entry in [
      passed(on: 0, hints: 1), passed(on: 0, tries: 4), passed(on: 0, tries: nil),
    ] {
      #expect(plan(entry).questions.first?.due == day)
    }
    #expect(plan(passed(on: 0)).due(by: 3 * day - 1).isEmpty)
    #expect(plan(passed(on: 0)).due(by: 3 * day).map(\.id) == [step.id])
  }

  @Test("Right answers space it further and further, a wrong one begins anew")
  func rungs() {
    var entry = passed(on: 0, hints: 3)
    var days: [Int] = []
    for _ in 0..<7 {
      entry.review = ReviewPlan.answered(entry, rightly: true, at: 100)
      days.append(((plan(entry).questions.first?.due ?? 0) - 100) / day)
    }
    #expect(days == [3, 7, 16, 35, 90, 90, 90])
    entry.review = ReviewPlan.answered(entry, rightly: false, at: 200)
    #expect(plan(entry).questions.first?.due == 200 + day)
    #expect(entry.review?.right == 7)
    #expect(entry.review?.wrong == 1)
  }

  @Test("What is due longest comes first, and equals in the order of the course")
  func order() throws {
    var progress = LearnerProgress()
    for (id, time) in [("interleaving", 5 * day), ("trace-id", 0), ("task-group-avatars", 60)] {
      progress.steps[id] = passed(on: time)
    }
    let plan = ReviewPlan(layout.course.steps, in: progress, layout: layout)
    #expect(plan.questions.map(\.id) == ["task-group-avatars", "trace-id", "interleaving"])
  }

  @Test("A hostile file of progress makes nothing overflow, and no rung that there is not")
  func hostile() {
    for rung in [Int.min, -1, 99, .max] {
      var entry = passed(on: .max)
      entry.review = .init(rung: rung, asked: .max)
      entry.review?.right = .max
      #expect(plan(entry).questions.first?.due == 0)
      let next = ReviewPlan.answered(entry, rightly: true, at: 0)
      #expect(ReviewPlan.days.indices.contains(next.rung))
    }
  }
}
