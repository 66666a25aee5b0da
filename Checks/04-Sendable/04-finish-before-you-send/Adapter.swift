import Dispatch
public import FinishBeforeYouSendSubject
import Synchronization
import WorkshopSupport

@testable import FinishBeforeYouSend

public func makeSubject() -> FinishBeforeYouSendSubject::Subject {
  FinishBeforeYouSendSubject::Subject(
    develop: { (names: [String]) in await reportOnDeveloping(names) },
    endsUnseen: { await developingEndsUnseen() },
    displayTwice: { changesByTwoDisplays() })
}

@MainActor
private func reportOnDeveloping(_ names: [String]) async
  -> FinishBeforeYouSendSubject::Subject.Report
{
  let done = WorkNotes()
  let onMainActor = WorkNotes()
  let begunTooEarly = WorkNotes()
  let workedTooLate = WorkNotes()
  let screen: FinishBeforeYouSend::AvatarScreen = FinishBeforeYouSend::AvatarScreen()
  let filters: [FinishBeforeYouSend::Filter] = names.indices.map { (index: Int) in
    FinishBeforeYouSend::Filter(
      name: names[index],
      work: {
        let isFirstTime = !done.all.contains(names[index])
        // Several images may be developed at once; each of them takes its filters in turn.
        if !names[..<index].allSatisfy(done.all.contains) { begunTooEarly.add(names[index]) }
        if MainActorProbe.isOnMainActor {
          onMainActor.add(names[index])
        } else {
          // Waits for the main actor, which is free while somebody awaits the avatar. A slow filter
          // asks often: that gives the others time to begin, if anything lets them.
          for _ in 0..<(names[index] == "slow" ? 100_000 : 100) {
            if !begunTooEarly.all.isEmpty { break }
            let shows = DispatchQueue.main.sync {
              MainActor.assumeIsolated { !screen.shown.isEmpty }
            }
            if shows && isFirstTime {
              workedTooLate.add(names[index])
              break
            }
          }
        }
        done.add(names[index])
      })
  }
  await FinishBeforeYouSend::developAvatar(with: filters, on: screen)
  return FinishBeforeYouSendSubject::Subject.Report(
    shown: screen.shown, kept: screen.image?.filters, worked: done.all,
    workedOnMainActor: onMainActor.all, begunTooEarly: begunTooEarly.all,
    workedTooLate: workedTooLate.all)
}

@MainActor
private func developingEndsUnseen() async -> Bool {
  let hasEnded = Flag()
  let filter: FinishBeforeYouSend::Filter = FinishBeforeYouSend::Filter(name: "crop", work: {})
  let screen: FinishBeforeYouSend::AvatarScreen = FinishBeforeYouSend::AvatarScreen()
  let task = Task { @concurrent in
    await FinishBeforeYouSend::developAvatar(with: [filter], on: screen)
    hasEnded.set()
  }
  // The main actor is busy here and displays nothing, so nothing that waits for it can end.
  for _ in 0..<5_000_000 where !hasEnded.isSet {}
  let unseen = hasEnded.isSet
  await task.value
  return unseen
}

@MainActor
private func changesByTwoDisplays() -> Int {
  let screen: FinishBeforeYouSend::AvatarScreen = FinishBeforeYouSend::AvatarScreen()
  screen.display(FinishBeforeYouSend::Image())
  screen.display(FinishBeforeYouSend::Image())
  return screen.shown.count
}

/// Something that happens once, on whichever thread.
private final class Flag: Sendable {
  private let value = Atomic(false)

  func set() { value.store(true, ordering: .releasing) }

  var isSet: Bool { value.load(ordering: .acquiring) }
}

/// Names that filters leave behind, from whichever thread they work on.
private final class WorkNotes: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) {
    names.withLock { $0.append(name) }
  }

  var all: [String] { names.withLock { $0 } }
}
