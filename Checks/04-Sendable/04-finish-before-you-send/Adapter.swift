public import FinishBeforeYouSendSubject
import Synchronization
import WorkshopSupport

@testable import FinishBeforeYouSend

public func makeSubject() -> Subject {
  Subject(develop: { (names: [String]) in await develop(names) })
}

@MainActor
private func develop(_ names: [String]) async -> Subject.Report {
  let done = WorkNotes()
  let onMainActor = WorkNotes()
  let filters: [FinishBeforeYouSend::Filter] = names.map { (name: String) in
    FinishBeforeYouSend::Filter(
      name: name,
      work: {
        done.add(name)
        if MainActorProbe.isOnMainActor { onMainActor.add(name) }
      })
  }
  let screen: FinishBeforeYouSend::AvatarScreen = FinishBeforeYouSend::AvatarScreen()
  await FinishBeforeYouSend::developAvatar(with: filters, on: screen)
  return Subject.Report(
    shown: screen.shown, kept: screen.image?.filters, worked: done.all,
    workedOnMainActor: onMainActor.all)
}

/// Names that filters leave behind, from whichever thread they work on.
private final class WorkNotes: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) {
    names.withLock { $0.append(name) }
  }

  var all: [String] { names.withLock { $0 } }
}
