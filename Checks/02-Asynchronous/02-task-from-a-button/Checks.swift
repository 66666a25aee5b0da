import Synchronization
import TaskFromAButtonAdapter
import TaskFromAButtonSubject
import Testing
import WorkshopSupport

@Suite("A task from a button", .serialized)
@MainActor
struct TaskFromAButtonChecks {
  /// A model, the server it asks, and the record of what the person saw.
  struct Screen {
    /// What a load gives: neither sorted nor without doubles.
    static let names = ["Grace", "Ada", "Grace"]
    static let failed = "The directory could not be loaded."

    let model: Subject.Model
    /// Every call of `load` arrives here and is held until the check opens it.
    let answer: Latch
    let timeline: Timeline

    @MainActor
    init(failing: Bool = false, error: any Error = ServerIsDown()) {
      self.init(error: error, fails: { _ in failing })
    }

    /// - Parameters:
    ///   - noticesCancel: Whether a load ends when it is cancelled, or goes on until it is answered.
    ///   - looksAtTheEnd: Whether one that went on throws after all.
    ///   - error: What a load throws that ends with an error.
    ///   - fails: Whether the load of a number ends with an error.
    @MainActor
    init(
      noticesCancel: Bool = true, looksAtTheEnd: Bool = true, error: any Error = ServerIsDown(),
      fails: @escaping @Sendable (Int) -> Bool
    ) {
      let answer = Latch()
      let timeline = Timeline()
      let loads = Counter()
      self.answer = answer
      self.timeline = timeline
      // Without a capture list: with one, 6.3.1 makes the closure leave the caller's actor, and an
      // answer that is there at once would come late all the same.
      model = makeSubject().makeModel {
        let number = loads.next()
        let load = "load \(number)"
        timeline.beginWait(load, "begins", endless: "was never answered")
        do {
          if noticesCancel {
            try await answer.wait()
          } else {
            await answer.waitIgnoringCancellation()
            if looksAtTheEnd { try Task.checkCancellation() }
          }
        } catch {
          timeline.endWait(load, "cancelled")
          throw error
        }
        timeline.endWait(load, fails(number) ? "error" : "names")
        if fails(number) { throw error }
        return Self.names
      }
    }

    @MainActor
    func tap() {
      timeline.record("person", "tap")
      model.tapped()
    }

    @MainActor
    func cancel() {
      timeline.record("person", "cancel")
      model.cancelTapped()
    }

    /// How many loads have begun, noted in the picture.
    @MainActor
    func countOfLoads() -> Int {
      let count = answer.arrivalCount
      timeline.record("check", count == 1 ? "1 load" : "\(count) loads")
      return count
    }

    /// What the spinner shows now, noted in the picture.
    @MainActor
    func spinner() -> Bool {
      let shows = model.isLoading()
      timeline.record("screen", shows ? "spinner" : "no spinner")
      return shows
    }

    @MainActor
    func loads(_ count: Int, turns: Int = 20_000) async -> Bool {
      await eventually(turns: turns) { answer.arrivalCount >= count }
    }

    @MainActor
    func spinnerStops() async -> Bool {
      let stopped = await eventually { !model.isLoading() }
      _ = spinner()
      return stopped
    }
  }

  struct ServerIsDown: Error {}

  /// Gives every load its number, wherever it runs.
  final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  // Where a wait was in vain, `#require` ends the check: what follows would wait in vain as well.

  @Test("It sets `isLoading` at once, so that the spinner shows")
  func spinnerShowsAtOnce() async throws {
    let screen = Screen()
    let before = screen.spinner()
    screen.tap()
    let after = screen.spinner()
    let nextDoor = Screen().model.isLoading()
    #expect(
      !nextDoor,
      "Another screen shows the spinner, without a tap there. Do two models share the flag?")
    #expect(!before, "There was no tap yet, so nothing is loading.")
    #expect(
      after,
      """
      tapped() came back and isLoading was still false: the person taps and sees nothing happen. \
      A task starts later, so what has to be true at once is set before the task is made.
      \(screen.timeline)
      """)
    let loading = await screen.loads(1)
    try #require(loading, "The tap has to start a load.\n\(screen.timeline)")
    let during = screen.spinner()
    #expect(during, "The spinner has to show until the load has ended.\n\(screen.timeline)")
    screen.answer.open()
    let stopped = await screen.spinnerStops()
    try #require(stopped, "The answer came and isLoading stayed true.\n\(screen.timeline)")
  }

  @Test("When the answer comes, the names show and the spinner stops")
  func answerShows() async throws {
    let screen = Screen()
    screen.tap()
    screen.answer.open()
    let shown = await eventually { screen.model.names() == Screen.names }
    try #require(
      shown, "load() gave three names and they never reached `names`.\n\(screen.timeline)")
    let stopped = await screen.spinnerStops()
    try #require(stopped, "The answer came and isLoading stayed true.\n\(screen.timeline)")
    let loads = screen.countOfLoads()
    #expect(loads == 1, "One tap is one load.\n\(screen.timeline)")
  }

  @Test("A tap during a load starts and changes nothing")
  func secondTapStartsNothing() async throws {
    let screen = Screen()
    screen.tap()
    screen.tap()
    let loading = await screen.loads(1)
    try #require(loading, "The first tap has to start a load.\n\(screen.timeline)")
    _ = await screen.loads(2, turns: 60)
    let afterTwo = screen.countOfLoads()
    screen.tap()
    _ = await screen.loads(afterTwo + 1, turns: 60)
    let afterThree = screen.countOfLoads()
    #expect(
      afterThree == 1,
      """
      Three taps and one load, that is the goal. Something has to tell a tap that a load runs, and \
      the tap has to ask it first.
      \(screen.timeline)
      """)
    let during = screen.spinner()
    #expect(
      during, "A load runs, and a tap in between stopped the spinner.\n\(screen.timeline)")
    screen.answer.open()
    let stopped = await screen.spinnerStops()
    try #require(stopped, "The answer came and isLoading stayed true.\n\(screen.timeline)")
    let names = screen.model.names()
    #expect(names == Screen.names, "The second tap must not disturb the load that runs.")
    _ = await screen.loads(2, turns: 60)
    let later = screen.countOfLoads()
    #expect(
      later == 1,
      """
      The taps came while a load ran, and another load began when it had ended. A tap that comes too \
      early is forgotten.
      \(screen.timeline)
      """)
    try await secondTapKeepsWhatShows()
  }

  /// Names and a message of earlier loads are on the screen, and two taps come during the next load.
  private func secondTapKeepsWhatShows() async throws {
    let calls = Calls()
    let answer = Latch()
    let model = makeSubject().makeModel {
      switch calls.begin() {
      case 1: return ["Grace"]
      case 2: throw ServerIsDown()
      default:
        await answer.waitIgnoringCancellation()
        return ["Ada"]
      }
    }
    for tap in 1...2 {
      model.tapped()
      let ended = await eventually { calls.count == tap && !model.isLoading() }
      try #require(ended, "Load \(tap) has ended and isLoading stayed true.")
      _ = await eventually(turns: 20) { false }
    }
    model.tapped()
    let begun = await eventually { answer.arrivalCount == 1 }
    try #require(begun, "The third tap has to start a load.")
    let names = model.names()
    let message = model.message()
    for when in ["during the load", "during the load, after Cancel"] {
      if when != "during the load" { model.cancelTapped() }
      model.tapped()
      _ = await eventually(turns: 20) { false }
      let namesAfter = model.names()
      let messageAfter = model.message()
      let isLoading = model.isLoading()
      if namesAfter != names || messageAfter != message || !isLoading { answer.open() }
      try #require(
        namesAfter == names && messageAfter == message && isLoading,
        """
        A load ran, and another tap came \(when). Before that tap the screen showed \(names), \
        “\(message ?? "no message")” and the spinner. After it: \(namesAfter), \
        “\(messageAfter ?? "no message")”, \(isLoading ? "the spinner" : "no spinner"). Such a tap changes \
        nothing.
        """)
    }
    answer.open()
    _ = await eventually { !model.isLoading() }
  }

  @Test("When the load ends, by an answer, an error or a cancellation, `isLoading` is false again")
  func nextTapLoadsAgain() async throws {
    let endings = [
      "an answer", "an answer that was there at once", "an error", "Cancel",
      // Some loads do not notice Cancel, and end as if it had not been pressed.
      "Cancel, and an answer all the same", "Cancel, and the server's error all the same",
      "an answer, and Cancel before and after it",
    ]
    for ending in endings {
      let fails = ending.contains("error")
      let goesOn = ending.hasSuffix("all the same")
      let screen = Screen(noticesCancel: !goesOn, looksAtTheEnd: false, fails: { _ in fails })
      if ending == "an answer that was there at once" { screen.answer.open() }
      if ending == endings.last { screen.cancel() }
      screen.tap()
      let loading = await screen.loads(1)
      try #require(loading, "The first tap has to start a load.\n\(screen.timeline)")
      if ending.hasPrefix("Cancel") { screen.cancel() }
      if ending != "Cancel" { screen.answer.open() }
      let stopped = await screen.spinnerStops()
      try #require(stopped, "After \(ending), isLoading stayed true.\n\(screen.timeline)")
      // The spinner may stop a moment before the task is over; the person is not that quick.
      _ = await eventually(turns: 20) { false }
      if ending == endings.last { screen.cancel() }
      screen.tap()
      let again = await screen.loads(2)
      try #require(again, "After \(ending), a tap has to start a new load.\n\(screen.timeline)")
      screen.answer.open()
      _ = await screen.spinnerStops()
      if !fails {
        let names = screen.model.names()
        #expect(names == Screen.names, "The second load gave names.\n\(screen.timeline)")
      }
    }
  }

  @Test("`names` and `message` change as they do now, when the load ends")
  func nothingGoesAtTheTap() async throws {
    let calls = Calls()
    let answer = Latch()
    let model = makeSubject().makeModel {
      switch calls.begin() {
      case 1: return ["Grace"]
      case 2: throw ServerIsDown()
      default:
        await answer.waitIgnoringCancellation()
        return []
      }
    }
    for tap in 1...2 {
      model.tapped()
      let ended = await eventually { calls.count == tap && !model.isLoading() }
      try #require(ended, "Load \(tap) has ended and isLoading stayed true.")
      _ = await eventually(turns: 20) { false }
    }
    model.tapped()
    let begun = await eventually { answer.arrivalCount == 1 }
    try #require(begun, "The third tap has to start a load.")
    let names = model.names()
    let message = model.message()
    answer.open()
    #expect(
      names == ["Grace"] && message == Screen.failed,
      """
      The first load gave a name, the second one failed, and the third one has given nothing yet. What \
      it changes, it changes when it has ended. On the screen: \(names), \(message ?? "no message").
      """)
    let ended = await eventually { !model.isLoading() }
    try #require(ended, "The third load has ended and isLoading stayed true.")
    let after = model.names()
    #expect(after == [], "The third load gave no names, and that is an answer too.")
    let messageAfter = model.message()
    #expect(messageAfter == nil, "The third load did not fail, and the message stays.")
  }

  @Test("Every tap loads once, and the screen shows what that load gave")
  func everyTapIsOneLoad() async throws {
    let calls = Calls()
    let model = makeSubject().makeModel {
      let call = calls.begin()
      defer { calls.end() }
      await Task.yield()
      // Two failures in a row, and one alone.
      if [2, 3, 5].contains(call) { throw ServerIsDown() }
      return ["name of load \(call)"]
    }
    for tap in 1...6 {
      model.tapped()
      if tap == 1 {
        let message = model.message()
        #expect(message == nil, "The message shows before anything has failed.")
      }
      let stopped = await eventually { calls.count >= tap && !model.isLoading() }
      try #require(stopped, "Load \(tap) has ended and isLoading stayed true.")
      // The spinner may stop a moment before the task is over; the person is not that quick.
      _ = await eventually(turns: 20) { false }
      let count = calls.count
      try #require(
        count == tap,
        """
        After tap \(tap), load() was called this often: \(count). Each tap loads once, also after an error. \
        Loads 2, 3 and 5 fail.
        """)
      let names = model.names()
      let lastAnswer = tap == 6 ? 6 : tap >= 4 ? 4 : 1
      #expect(
        names == ["name of load \(lastAnswer)"],
        "The names are those that the last answer gave, and nothing else.")
    }
  }

  /// Counts the calls of `load`, and those that run at the same time.
  final class Calls: Sendable {
    private let state = Mutex((count: 0, running: 0, most: 0))

    func begin() -> Int {
      state.withLock { state in
        state.count += 1
        state.running += 1
        state.most = max(state.most, state.running)
        return state.count
      }
    }

    func end() {
      state.withLock { state in state.running -= 1 }
    }

    var count: Int { state.withLock { $0.count } }
    var running: Int { state.withLock { $0.running } }
    var most: Int { state.withLock { $0.most } }
  }
}
