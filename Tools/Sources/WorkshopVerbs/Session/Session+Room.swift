import WorkshopEngine

extension Session {
  /// Tells the room of verdicts, where the learner has joined one, after they are shown.
  ///
  /// It never fails, and takes ``RoomVisit/verdictLimit`` at most.
  func tellRoom(_ judgements: [(step: Course.Step, judgement: Judgement)]) async {
    guard var visit = RoomVisit(of: layout), !judgements.isEmpty else { return }
    // The verdict is on the screen, or in the pipe, before anything else is tried.
    guard (try? StandardStreams.flush()) != nil else { return }
    let progress = workspace.store.read().progress
    let verdicts = judgements.map { step, judgement in
      RoomVerdict(judgement, of: step, entry: progress.steps[step.id])
    }
    let last = judgements[judgements.count - 1]
    let now =
      judgements.count == 1 && last.judgement.status != .passed
      ? last.step : workspace.nextStep(in: progress, after: last.step)
    do {
      show(try await visit.tell(verdicts, now: now?.id))
    } catch {
      note(style.dim("  The room was not told: \(told(error)) Your verdict counts all the same."))
    }
  }

  /// What the trainer has said, beside the result.
  func show(_ comments: [RoomVisit.Comment]) {
    for comment in comments {
      let title = course.steps.first { $0.id == comment.step }?.title ?? comment.step
      note(
        "\n  \(style.bold("Your trainer, about \(title):"))\n\(style.wrap(comment.text, indent: 4))"
      )
    }
  }
}
