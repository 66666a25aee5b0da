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
      wrong one in a day. Each has a twist that its step did not have, and is settled by running it. \
      After stages 3, 6, 9 and 12 there is a program with three faults to find: answer with three places, as 1,2,3.
      """)

  @Argument(
    help: "Ask of this step, stage or route, due or not; without one, what is due of all.")
  var name: String?

  @Option(
    help: "Your answer to the first question: a letter, or three places. Asked for on a terminal.")
  var answer: String?

  @Flag(help: "List the questions and when they are due.")
  var list = false

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let plan = try plan(session, progress)
    let now = Int(Date().timeIntervalSince1970)
    if list { return show(plan, now, session) }
    let questions = (name == nil ? plan.due(by: now) : plan.questions).prefix(ReviewPlan.atOnce)
    guard let first = questions.first else { return tellNothing(plan, now, session) }
    if let answer {
      _ = try await ask(first, answer: answer, session, judge: session.judge())
      return
    }
    guard session.isInteractive else {
      try show(first, session)
      return
    }
    let judge = try await session.judge()
    var right = 0
    var asked = 0
    for (index, question) in questions.enumerated() {
      print(session.style.dim("\(index + 1) of \(questions.count)  \(title(of: question))\n"))
      guard let isRight = try await ask(question, answer: nil, session, judge: judge) else { break }
      asked += 1
      if isRight { right += 1 }
      print("")
    }
    if asked > 0 { print("\(right) of \(asked) right. \(rest(session))") }
  }

  /// The questions of a step, stage or route, or the one that was named.
  private func plan(_ session: Session, _ progress: LearnerProgress) throws -> ReviewPlan {
    let stages = session.course.stages.filter(session.layout.hasMixedReview)
    if let name, let stage = stages.first(where: { MixedReview.id(of: $0) == name }) {
      var plan = ReviewPlan(stage.steps, in: progress, layout: session.layout)
      plan.questions.removeAll { $0.id != name }
      return plan
    }
    let steps = try session.course.steps(named: name ?? "all")
    return ReviewPlan(steps, in: progress, layout: session.layout)
  }

  private func title(of question: ReviewPlan.Question) -> String {
    switch question.subject {
    case .step(let step): step.title
    case .faults(let review): "Three faults, from what led to stage \(review.stage.number)"
    }
  }

  /// Asks without a terminal: says how to answer.
  private func show(_ first: ReviewPlan.Question, _ session: Session) throws {
    switch first.subject {
    case .step(let step):
      try question(step, session).ask()
      print("Answer with: ./workshop review \(step.id) --answer a")
    case .faults(let review):
      FaultSearch(review: review, style: session.style).ask()
      print("Answer with: ./workshop review \(review.id) --answer 1,2,3")
    }
  }

  /// - Returns: whether the answer was right; nil where the person gave none.
  private func ask(
    _ due: ReviewPlan.Question, answer: String?, _ session: Session, judge: Judge
  ) async throws -> Bool? {
    switch due.subject {
    case .step(let step): try await ask(step, answer, session, judge)
    case .faults(let review): try await ask(review, answer, session, judge)
    }
  }

  private func ask(
    _ review: MixedReview, _ answer: String?, _ session: Session, _ judge: Judge
  ) async throws -> Bool? {
    let search = FaultSearch(review: review, style: session.style)
    let given = try answer.map(search.choice)
    search.ask()
    guard let choice = try given ?? search.readChoice().map(search.choice) else { return nil }
    let isRight = try await search.settle(choice, with: judge)
    let now = Int(Date().timeIntervalSince1970)
    var next = 0
    session.save {
      try session.workspace.store.update { progress in
        let entry = ReviewPlan.answered(progress.mixed?[review.id], rightly: isRight, at: now)
        progress.mixed = (progress.mixed ?? [:]).merging([review.id: entry]) { $1 }
        next = ReviewPlan.days[entry.rung]
      }
    }
    print(session.style.dim("\n  It comes again \(when(next))."))
    return isRight
  }

  private func when(_ days: Int) -> String { days == 1 ? "tomorrow" : "in \(days) days" }

  private func ask(
    _ step: Course.Step, _ answer: String?, _ session: Session, _ judge: Judge
  ) async throws -> Bool? {
    let question = try question(step, session)
    question.ask()
    guard let word = answer ?? question.readChoice() else { return nil }
    let index = try question.choice(word)
    let isRight = try await question.settle(index) {
      try await judge.settleReview(of: step)
    } save: { _ in
    }
    let now = Int(Date().timeIntervalSince1970)
    var next = 0
    session.save {
      try session.workspace.store.update { progress in
        let entry = progress.steps[step.id] ?? .init()
        let review = ReviewPlan.answered(entry, rightly: isRight, at: now)
        progress.steps[step.id, default: .init()].review = review
        next = ReviewPlan.days[review.rung]
      }
    }
    print(
      session.style.dim(
        "\n  It comes again \(when(next)). The step: \(session.layout.exercise(step))"))
    return isRight
  }

  private func question(_ step: Course.Step, _ session: Session) throws -> Question {
    try Question(
      session.layout.page(session.layout.review(step)),
      settledBy: session.layout.reviewProgram(step), in: session)
  }

  private func show(_ plan: ReviewPlan, _ now: Int, _ session: Session) {
    guard !plan.questions.isEmpty else { return tellNothing(plan, now, session) }
    print(
      Style.columns(
        plan.questions.map {
          [$0.id, "\(stage(of: $0, session).number)", when($0, now)]
        }))
  }

  private func stage(of question: ReviewPlan.Question, _ session: Session) -> Course.Stage {
    switch question.subject {
    case .step(let step): session.course.stage(of: step)
    case .faults(let review): review.stage
    }
  }

  private func when(_ question: ReviewPlan.Question, _ now: Int) -> String {
    let days = question.due <= now ? 0 : (question.due - now + 24 * 3600 - 1) / (24 * 3600)
    return days == 0 ? "due" : days == 1 ? "in a day" : "in \(days) days"
  }

  private func tellNothing(_ plan: ReviewPlan, _ now: Int, _ session: Session) {
    if let next = plan.questions.first {
      print("Nothing is due. The next question, on \(next.id), comes \(when(next, now)).")
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
