import TaskFromAButtonAdapter
import TaskFromAButtonSubject
import Testing
import WorkshopSupport

extension TaskFromAButtonChecks {
  @Test("It starts one task and keeps it in `task`, where `cancelTapped()` finds it")
  func cancelStops() async throws {
    let screen = Screen()
    screen.tap()
    let loading = await screen.loads(1)
    try #require(loading, "The tap has to start a load.\n\(screen.timeline)")
    _ = await screen.loads(2, turns: 60)
    let loads = screen.countOfLoads()
    #expect(loads == 1, "One tap starts one task, which loads once.\n\(screen.timeline)")
    screen.cancel()
    let ended = await eventually { screen.answer.waiterCount == 0 }
    try #require(
      ended,
      """
      Cancel did not reach the load: keep the task in `task`, and await load() in it.
      \(screen.timeline)
      """)
    let stopped = await screen.spinnerStops()
    try #require(
      stopped,
      """
      The load was cancelled and isLoading stayed true. A cancelled load throws too: `defer` runs \
      on every way out of the task.
      \(screen.timeline)
      """)
    screen.answer.open()
  }

  @Test(
    "Cancel ends the load also after another tap, which started nothing",
    arguments: ["before the load begins", "while the load runs"])
  func cancelAfterASecondTap(when: String) async throws {
    let screen = Screen()
    let nextDoor = Screen()
    nextDoor.tap()
    screen.tap()
    if when == "before the load begins" { screen.tap() }
    let loading = await eventually {
      screen.answer.arrivalCount > 0 && nextDoor.answer.arrivalCount > 0
    }
    try #require(loading, "The first tap has to start a load.\n\(screen.timeline)")
    if when == "while the load runs" { screen.tap() }
    // What the second tap may have started gets its turn.
    _ = await eventually(turns: 20) { false }
    screen.cancel()
    let ended = await eventually { screen.answer.waiterCount == 0 }
    screen.answer.open()
    try #require(
      ended,
      """
      The second tap came \(when). Then Cancel was pressed, and did not reach the load. Which task \
      does `task` hold after a tap that starts no load?
      \(screen.timeline)
      """)
    let stopped = await screen.spinnerStops()
    try #require(
      stopped, "The load was cancelled and isLoading stayed true.\n\(screen.timeline)")
    let others = nextDoor.answer.waiterCount
    nextDoor.answer.open()
    #expect(others == 1, "Cancel was pressed on one screen, and the load of another one ended.")
  }

  @Test("Cancel right after the tap, before the task has run, stops the spinner too")
  func cancelBeforeTheStart() async throws {
    let screen = Screen()
    screen.tap()
    screen.cancel()
    let stopped = await screen.spinnerStops()
    try #require(
      stopped,
      """
      Cancel came before the task had begun, and isLoading stayed true. Such a task still runs its \
      body: does Cancel reach it, and does every way out of it reset isLoading?
      \(screen.timeline)
      """)
    screen.answer.open()
  }

  @Test("A cancelled load counts until it ends: the spinner stays, a tap starts nothing")
  func lingeringLoad() async throws {
    let screen = Screen(noticesCancel: false, fails: { _ in false })
    screen.tap()
    let loading = await screen.loads(1)
    try #require(loading, "The tap has to start a load.\n\(screen.timeline)")
    screen.cancel()
    _ = await eventually(turns: 60) { !screen.model.isLoading() }
    let during = screen.spinner()
    #expect(
      during,
      """
      Cancel asks a load to end; this one had not ended, and the spinner was gone. Only the end of \
      the load resets isLoading.
      \(screen.timeline)
      """)
    screen.tap()
    _ = await screen.loads(2, turns: 60)
    let loads = screen.countOfLoads()
    #expect(
      loads == 1,
      """
      The cancelled load had not ended when the person tapped again, and now two loads run at \
      once. A tap starts nothing until the load has ended.
      \(screen.timeline)
      """)
    screen.answer.open()
    let stopped = await screen.spinnerStops()
    try #require(stopped, "The load has ended and isLoading stayed true.\n\(screen.timeline)")
  }

  @Test("Cancel ends a later load as well as the first")
  func cancelReachesLaterLoads() async throws {
    let screen = Screen()
    for load in 1...2 {
      screen.tap()
      let loading = await screen.loads(load)
      try #require(loading, "The tap has to start a load.\n\(screen.timeline)")
      screen.cancel()
      let ended = await eventually { screen.answer.waiterCount == 0 }
      try #require(
        ended,
        """
        Cancel did not reach load \(load). Which task does `task` hold now?
        \(screen.timeline)
        """)
      let stopped = await screen.spinnerStops()
      try #require(stopped, "Load \(load) has ended, isLoading stayed true.\n\(screen.timeline)")
      // The spinner may stop a moment before the task is over; the person is not that quick.
      _ = await eventually(turns: 20) { false }
    }
    screen.answer.open()
  }

  @Test(
    "However many taps and cancellations come, one load runs at a time, and the spinner shows it")
  func impatience() async {
    let calls = Calls()
    // It does not notice that it is cancelled, as many a server does not.
    let model = makeSubject().makeModel {
      let call = calls.begin()
      defer { calls.end() }
      for _ in 0..<call % 5 { await Task.yield() }
      return []
    }
    var ranUnseen = false
    for turn in 1...500 where !ranUnseen && calls.most <= 1 {
      model.tapped()
      if turn.isMultiple(of: 3) { model.cancelTapped() }
      ranUnseen = calls.running > 0 && !model.isLoading()
      // Off the main actor and back: in between, a load may begin, go on or end.
      await Task.yield()
    }
    let most = calls.most
    #expect(most <= 1, "A second load began while one was running.")
    #expect(
      !ranUnseen,
      "A load was running and isLoading was false. Which line reset it, and for which load?")
    _ = await eventually { calls.running == 0 && !model.isLoading() }
  }

  @Test("A screen that is closed while a load runs does no harm")
  func screenCloses() async throws {
    let answer = Latch()
    do {
      let model = makeSubject().makeModel {
        await answer.waitIgnoringCancellation()
        return ["Ada"]
      }
      model.tapped()
      let loading = await eventually { answer.arrivalCount == 1 }
      try #require(loading, "The tap has to start a load.")
    }
    answer.open()
    _ = await eventually(turns: 60) { false }
  }
}
