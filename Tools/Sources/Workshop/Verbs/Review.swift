import ArgumentParser
import Foundation
import WorkshopEngine

struct Review: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Five minutes of questions from what you have passed, when it is time for them.",
    discussion: """
      A question comes a day after its step passed, or three where the step went well: no hint, at most three \
      answers judged. After a right answer it comes again in \
      \(ReviewPlan.days.dropFirst().map(String.init).joined(separator: ", ")) days, each time the next number; after a \
      wrong one in a day. Each has a twist that its step did not have, and is settled by running it.
      """)

  @Argument(
    help: "Ask of this step, stage or route, due or not; without one, what is due of all.")
  var name: String?

  @Option(help: "Your choice for the first question, as a letter; asked for on a terminal.")
  var answer: String?

  @Flag(help: "List the questions and when they are due.")
  var list = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let steps = try session.course.steps(named: name ?? "all")
    let plan = ReviewPlan(steps, in: progress, layout: session.layout)
    let now = Int(Date().timeIntervalSince1970)
    if list { return show(plan, now, session) }
    let questions = (name == nil ? plan.due(by: now) : plan.questions).prefix(ReviewPlan.atOnce)
    guard let first = questions.first else { return tellNothing(plan, now, session) }
    if let answer {
      _ = try await ask(first, answer: answer, session, judge: session.judge())
      return
    }
    guard session.isInteractive else {
      try question(first.step, session).ask()
      print("Answer with: ./workshop review \(first.step.id) --answer a")
      return
    }
    let judge = try await session.judge()
    var right = 0
    var asked = 0
    for (index, question) in questions.enumerated() {
      print(session.style.dim("\(index + 1) of \(questions.count)  \(question.step.title)\n"))
      guard let isRight = try await ask(question, answer: nil, session, judge: judge) else { break }
      asked += 1
      if isRight { right += 1 }
      print("")
    }
    if asked > 0 { print("\(right) of \(asked) right. \(rest(session))") }
  }

  /// - Returns: whether the answer was right; nil where the person gave none.
  private func ask(
    _ due: ReviewPlan.Question, answer: String?, _ session: Session, judge: Judge
  ) async throws -> Bool? {
    let question = try question(due.step, session)
    question.ask()
    guard let word = answer ?? question.readChoice() else { return nil }
    let index = try question.choice(word)
    let isRight = try await question.settle(index) {
      try await judge.settleReview(of: due.step)
    } save: { _ in
    }
    let now = Int(Date().timeIntervalSince1970)
    var next = 0
    session.save {
      try session.workspace.store.update { progress in
        let entry = progress.steps[due.step.id] ?? .init()
        let review = ReviewPlan.answered(entry, rightly: isRight, at: now)
        progress.steps[due.step.id, default: .init()].review = review
        next = ReviewPlan.days[review.rung]
      }
    }
    let when = next == 1 ? "tomorrow" : "in \(next) days"
    print(
      session.style.dim(
        "\n  It comes again \(when). The step: \(session.layout.exercise(due.step))"))
    return isRight
  }

  private func question(_ step: Course.Step, _ session: Session) throws -> Question {
    try Question(
      session.layout.review(step), settledBy: session.layout.reviewProgram(step), in: session)
  }

  private func show(_ plan: ReviewPlan, _ now: Int, _ session: Session) {
    guard !plan.questions.isEmpty else { return tellNothing(plan, now, session) }
    print(
      Style.columns(
        plan.questions.map {
          [$0.step.id, "\(session.course.stage(of: $0.step).number)", when($0, now)]
        }))
  }

  private func when(_ question: ReviewPlan.Question, _ now: Int) -> String {
    let days = question.due <= now ? 0 : (question.due - now + 24 * 3600 - 1) / (24 * 3600)
    return days == 0 ? "due" : days == 1 ? "in a day" : "in \(days) days"
  }

  private func tellNothing(_ plan: ReviewPlan, _ now: Int, _ session: Session) {
    if let next = plan.questions.first {
      print("Nothing is due. The next question, on \(next.step.id), comes \(when(next, now)).")
    } else if name != nil {
      print("There is no question yet about what you have passed of that.")
    } else {
      print("Questions come a day after a step has passed: ./workshop check")
    }
  }

  private func rest(_ session: Session) -> String {
    let plan = ReviewPlan(
      session.course.steps, in: session.workspace.store.read().progress, layout: session.layout)
    let due = plan.due(by: Int(Date().timeIntervalSince1970)).count
    return due == 0 ? "Nothing more is due." : "\(due) more are due: ./workshop review"
  }
}
