import Dispatch
import FinishBeforeYouSendAdapter
import FinishBeforeYouSendSubject
import Synchronization
import Testing
import WorkshopSupport

@Suite("Finish before you send", .serialized)
@MainActor
struct FinishBeforeYouSendChecks {
  private let subject = makeSubject()

  /// What happened while one avatar was developed.
  private struct Report {
    /// The filters of the image at each moment at which it was displayed.
    let shown: [[String]]
    /// The filters of the image that the screen holds in the end, or nil if it holds none.
    let kept: [String]?
    /// The filters in the order in which they did their work.
    let worked: [String]
    /// The filters that did their work on the main actor.
    let workedOnMainActor: [String]
    /// The filters that began before one that stands in front of them had done its work.
    let begunTooEarly: [String]
    /// The filters that did their work only when the avatar was already on the screen.
    let workedTooLate: [String]
  }

  /// Develops one avatar for a new screen, starting on the main actor, and reports what was seen.
  private func develop(_ names: [String]) async -> Report {
    let (worked, onMainActor) = (SynchronizedArray<String>(), SynchronizedArray<String>())
    let (begunTooEarly, workedTooLate) = (SynchronizedArray<String>(), SynchronizedArray<String>())
    let screen = subject.makeScreen()
    let thread = OwnThread()
    let filters = names.indices.map { index in
      let name = names[index]
      return Subject.Filter(name: name) {
        let isFirstTime = !worked.all.contains(name)
        // Several images may be developed at once; each of them takes its filters in turn.
        if !names[..<index].allSatisfy(worked.all.contains) { begunTooEarly.append(name) }
        if MainActorProbe.isOnMainActor {
          onMainActor.append(name)
        } else if isFirstTime {
          let shows: @MainActor @Sendable () -> Bool = { !screen.shown().isEmpty }
          // A slow filter gives the others time to begin, if anything lets them.
          let isTooLate =
            thread.isRunningCaller
            ? Self.waitsAndSees(shows)
            : Self.worksAndSees(shows, until: { name != "slow" || !begunTooEarly.all.isEmpty })
          if isTooLate { workedTooLate.append(name) }
        }
        worked.append(name)
      }
    }
    await withTaskExecutorPreference(thread) { await screen.develop(filters) }
    return Report(
      shown: screen.shown(), kept: screen.kept(), worked: worked.all,
      workedOnMainActor: onMainActor.all, begunTooEarly: begunTooEarly.all,
      workedTooLate: workedTooLate.all)
  }

  /// Whether the screen shows the avatar, after all that has come to the main actor before.
  ///
  /// It asks several times, for a display that takes several turns. It blocks its thread.
  private static nonisolated func waitsAndSees(_ shows: @MainActor @Sendable () -> Bool) -> Bool {
    (0..<100).contains { _ in DispatchQueue.main.sync { MainActor.assumeIsolated { shows() } } }
  }

  /// Whether the screen comes to show the avatar before the caller ends its work.
  ///
  /// A thread of the pool is there for all, so it never waits for the main actor. It asks, works on
  /// for a while, and may end without an answer; a yes is certain.
  private static nonisolated func worksAndSees(
    _ shows: @escaping @MainActor @Sendable () -> Bool, until isEnough: () -> Bool
  ) -> Bool {
    let (hasLooked, hasSeen) = (AtomicFlag(), AtomicFlag())
    Task { @MainActor in
      if shows() { hasSeen.set() }
      hasLooked.set()
    }
    for _ in 0..<300_000 where !hasSeen.isSet {
      if hasLooked.isSet && isEnough() { break }
    }
    return hasSeen.isSet
  }

  @Test("Each call shows the avatar with every filter, in order")
  func everyFilterInOrder() async {
    let report = await develop(["crop", "sharpen", "warm", "frame"])
    #expect(
      report.shown.last == ["crop", "sharpen", "warm", "frame"],
      "This is what people saw last. Were all filters applied before `display`, and in order?")
    #expect(
      report.kept == ["crop", "sharpen", "warm", "frame"],
      "The screen kept an image that is not the finished one. Which image does it get?")
  }

  @Test(
    "Each call shows the avatar once, for any number of filters",
    arguments: [0, 1, 2, 3, 5, 40])
  func shownOnce(count: Int) async {
    let filters = (0..<count).map { "filter \($0)" }
    let report = await develop(filters)
    #expect(
      report.shown == [filters],
      "Each entry is one change of the screen: the finished avatar, even one without any filter.")
  }

  @Test("Each entry of the list does its work off the main actor")
  func workOffTheMainActor() async {
    #expect(MainActorProbe.isOnMainActor, "The check starts on the main actor, as a tap would.")
    let lists = [["crop", "sharpen", "warm"], ["crop"], ["blur", "blur"], [""]]
    for filters in lists + [(0..<40).map { "layer \($0)" }] {
      let report = await develop(filters)
      #expect(
        report.workedOnMainActor == [],
        """
        While these filters worked, the app could not answer a tap. Is `@concurrent` still there, and \
        does nothing below it go back to the main actor too early?
        """)
    }
  }

  @Test("Each entry of the list does its work, also where two are equal")
  func repeatedFilters() async {
    let report = await develop(["blur", "blur", "crop", "blur"])
    #expect(
      report.shown.last == ["blur", "blur", "crop", "blur"],
      "Two equal filters are still two steps. Was the list put into a set or a dictionary?")
    let unnamed = await develop(["", "crop", " ", "", "Crop"])
    #expect(
      unnamed.shown == [["", "crop", " ", "", "Crop"]],
      "A filter whose name is empty is a filter, and so is one that differs in one letter only.")
    #expect(
      unnamed.worked == ["", "crop", " ", "", "Crop"],
      "The filters that worked. A name says nothing about the work.")
  }

  @Test("Each entry of the list does its work once")
  func everyFilterWorks() async {
    let report = await develop(["crop", "sharpen", "warm"])
    #expect(
      report.worked.sorted() == ["crop", "sharpen", "warm"],
      """
      The filters that worked, in alphabetical order. `apply` does the work of the filter that it is \
      given, and notes it. The work is slow: it is done once.
      """)
    let repeated = await develop(["blur", "crop", "blur"])
    #expect(
      repeated.worked.sorted() == ["blur", "blur", "crop"],
      "One filter stands twice in this list, so it works twice.")
  }

  @Test("Each call shows the avatar on a screen that shows something, too, and on each its own")
  func everyScreen() async {
    let (screen, other) = (subject.makeScreen(), subject.makeScreen())
    let filters = { (names: [String]) in names.map { Subject.Filter(name: $0) {} } }
    await screen.develop(filters(["crop"]))
    await other.develop(filters(["warm"]))
    await screen.develop(filters([]))
    screen.display()
    await screen.develop(filters(["crop"]))
    await screen.develop(filters(["crop"]))
    let shown = screen.shown()
    #expect(
      shown == [["crop"], [], [], ["crop"], ["crop"]],
      "Four avatars were developed for this screen, and it was given another image in between.")
    let shownByOther = other.shown()
    #expect(shownByOther == [["warm"]], "One avatar was developed for this screen.")
    let kept = [screen.kept(), other.kept()]
    #expect(kept == [["crop"], ["warm"]], "The images that the two screens hold now.")
  }

  @Test(
    "Each call shows the avatar once, with every filter, in order: in a cancelled task, too",
    arguments: [0, 1, 3])
  func cancelled(after count: Int) async {
    let screen = subject.makeScreen()
    let names = ["crop", "sharpen", "warm"]
    let developing = SynchronizedArray<Task<Void, Never>>()
    let worked = SynchronizedArray<String>()
    let filters = names.indices.map { index in
      Subject.Filter(name: names[index]) {
        worked.append(names[index])
        if index + 1 == count { developing.all.first?.cancel() }
      }
    }
    // It begins on the main actor, so after the next lines.
    let task = Task { await screen.develop(filters) }
    developing.append(task)
    if count == 0 { task.cancel() }
    await task.value
    let shown = screen.shown()
    #expect(
      shown == [names],
      """
      The task was cancelled \(count == 0 ? "before it began" : "during filter \(count)"). An avatar \
      without some of its filters is not finished, and none at all is no better.
      """)
    let works = worked.all
    #expect(
      works == names,
      """
      These filters did their work, and the task was cancelled \
      \(count == 0 ? "before it began" : "during filter \(count)"). A name without its work is no filter.
      """)
  }

  @Test("Each entry of the list does its work before the avatar is shown, one after the other")
  func workBeforeItShows() async {
    let many = (0..<16).map { "layer \($0)" }
    for filters in [["slow", "sharpen", "warm", "frame"], ["slow"] + many] {
      let report = await develop(filters)
      #expect(
        report.begunTooEarly == [],
        "These filters began before one in front of them had done its work. The order is part of it."
      )
      #expect(
        report.workedTooLate == [],
        "The avatar was on the screen, and only then these filters worked: people saw it unfinished."
      )
    }
  }

  @Test("The function returns when the avatar is on the screen, not before")
  func returnsWhenShown() async {
    for isCancelled in [false, true] {
      let screen = subject.makeScreen()
      let elsewhere = ManualExecutor()
      let hasEnded = AtomicFlag()
      let task = Task(executorPreference: elsewhere) { @concurrent in
        await screen.develop([Subject.Filter(name: "crop") {}])
        hasEnded.set()
      }
      if isCancelled { task.cancel() }
      // The main actor is busy here and displays nothing, so nothing that waits for it can end.
      elsewhere.runAllButMainActor()
      let unseen = hasEnded.isSet
      #expect(
        !unseen,
        """
        It returned while the main actor had no time to show anything\
        \(isCancelled ? "; its task had been cancelled" : ""). Is every task awaited?
        """)
      // Now it has time. What an answer leaves behind is of no interest here.
      for _ in 0..<1_000 where !hasEnded.isSet {
        guard await eventually({ elsewhere.hasJobs || hasEnded.isSet }) else { break }
        elsewhere.runJobs()
      }
    }
  }

  @Test("Each call shows the avatar, also while another call develops one for this screen")
  func twoAtOnce() async {
    let (screen, elsewhere) = (subject.makeScreen(), ManualExecutor())
    let ended = SynchronizedArray<Int>()
    let lists = [["crop", "warm"], ["blur"], ["crop", "warm"]]
    for (number, names) in lists.enumerated() {
      Task(executorPreference: elsewhere) { @concurrent in
        await screen.develop(names.map { Subject.Filter(name: $0) {} })
        ended.append(number)
      }
    }
    // All three begin before the main actor shows anything.
    for _ in 0..<1_000 {
      let goesOn = await eventually { elsewhere.hasJobs || ended.all.count == lists.count }
      guard goesOn, ended.all.count < lists.count else { break }
      elsewhere.runJobs()
    }
    let shown = screen.shown().map { $0.joined(separator: ", ") }.sorted()
    #expect(
      shown == ["blur", "crop, warm", "crop, warm"],
      """
      Three calls were under way at the same time, two of them with equal filters. In any order, these are the \
      avatars that people saw: one for each call.
      """)
  }

  @Test("Each call shows the avatar once: a display is one change of the screen")
  func displayNotesEveryChange() {
    let screen = subject.makeScreen()
    screen.display()
    screen.display()
    let changes = screen.shown().count
    #expect(changes == 2, "`display` was called twice. `AvatarScreen` notes each call, as it came.")
  }

  /// A thread that is not of the pool, so that a filter on it may wait for the main actor.
  ///
  /// The newest job is the first: filters that do not wait for each other begin in the wrong order.
  private final class OwnThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let queue = DispatchQueue(label: "filters at work")
    private let mark = DispatchSpecificKey<Bool>()

    init() {
      queue.setSpecific(key: mark, value: true)
    }

    var isRunningCaller: Bool { DispatchQueue.getSpecific(key: mark) == true }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
      queue.async { self.runNewest() }
    }

    private func runNewest() {
      guard let job = jobs.withLock({ $0.popLast() }) else { return }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

}
