import ContinuationOnceAdapter
import ContinuationOnceSubject
import Foundation
import Synchronization
import Testing
import WorkshopSupport

/// What an answer keeps outlives a check, so each check has ids of its own.
///
/// What may end the program happens in a program of its own, so that the other checks still run.
@Suite("Called once, twice or never", .serialized)
@MainActor
struct ContinuationOnceChecks {
  typealias Answer = Subject.Answer
  /// Calls the callback with the id that it was asked for.
  private typealias Call = @Sendable (_ name: String) -> Void

  /// A library, and screens that ask it through the answer.
  @MainActor
  private final class Desk {
    let library: Library
    private let subject = makeSubject()
    private var answers: [String: Answer] = [:]

    init(_ onLookUp: (@Sendable (@escaping Call) -> Void)? = nil) {
      library = Library(onLookUp)
      Library.all.append(library)
    }

    /// A screen asks, and keeps the answer under its name.
    func screen(_ name: String, asksFor id: Int) async throws {
      Task {
        let library = library
        answers[name] = await subject.employee(id) { id, callback in
          library.lookUp(id, callback)
        }
      }
      try await settle()
    }

    /// Returns when nothing can happen any more before the library does something.
    ///
    /// - Throws: If a waiting task looks again and again.
    func settle() async throws {
      try await ExitTestProcess.waitUntilWorkEnds {
        try await #require(processExitsWith: .success, ContinuationOnceChecks.loops) { @MainActor in
          try await ContinuationOnceChecks.waitAlone()
        }
      }
    }

    /// What a screen got, in words.
    func got(_ name: String) -> String {
      answers[name].map(text) ?? "still waits"
    }

    private func text(of answer: Answer) -> String {
      switch answer {
      case .employee(let id, let name): "\(name), \(id)"
      case .noAnswer: "NoAnswer"
      case .otherError(let text): text
      }
    }
  }

  /// Keeps each callback until the check lets go of it, unless it was given something else to do.
  private final class Library: Sendable {
    private struct State {
      var asked: [Int] = []
      var callbacks: [Int: (id: Int, callback: Subject.Callback)] = [:]  // By question, from 1.
    }

    /// Holds every library for ever: no callback goes before a check lets go of it.
    @MainActor static var all: [Library] = []

    private let onLookUp: (@Sendable (@escaping Call) -> Void)?
    private let state = Mutex(State())

    init(_ onLookUp: (@Sendable (@escaping Call) -> Void)?) {
      self.onLookUp = onLookUp
    }

    func lookUp(_ id: Int, _ callback: @escaping Subject.Callback) {
      let question = state.withLock { state in
        state.asked.append(id)
        return state.asked.count
      }
      if let onLookUp {
        onLookUp { name in callback(id, name) }
      } else {
        state.withLock { $0.callbacks[question] = (id, callback) }
      }
    }

    /// Whom the library was asked for, in this order.
    var asked: [Int] { state.withLock { $0.asked } }

    /// - Parameter id: The employee's, if it is not the one that was asked for.
    func call(_ question: Int, _ name: String, id: Int? = nil) {
      guard let (asked, callback) = state.withLock({ $0.callbacks[question] }) else { return }
      callback(id ?? asked, name)
    }

    @concurrent
    func callFromElsewhere(_ question: Int, _ name: String) async {
      call(question, name)
    }

    func letGo(_ question: Int) {
      // Outside the lock: what goes with the callback may do anything.
      var callback = state.withLock { $0.callbacks.removeValue(forKey: question) }
      if callback != nil { callback = nil }
    }
  }

  /// Holds callbacks for ever.
  private enum Kept {
    private static let all = Mutex<[Call]>([])

    nonisolated static func add(_ callback: @escaping Call) {
      all.withLock { $0.append(callback) }
    }
  }

  @Test(
    "The first call of the callback is the answer, as soon as it comes; each `employee(_:)` calls `lookUp` once"
  )
  func oneCall() async throws {
    let desk = Desk()
    try await desk.screen("first screen", asksFor: 7)
    try await desk.screen("second screen", asksFor: 3)
    try await desk.screen("third screen", asksFor: 7)
    let asked = desk.library.asked
    try #require(asked == [7, 3, 7], "Three screens asked, so the library is asked three times.")
    await desk.library.callFromElsewhere(2, "Grace")
    try await desk.settle()
    for (screen, expected) in [
      ("first screen", "still waits"), ("second screen", "Grace, 3"),
      ("third screen", "still waits"),
    ] {
      let got = desk.got(screen)
      try #require(
        got == expected,
        """
        Three screens asked, for 7, 3 and 7. The library has called back about 3 only, and still \
        holds all three callbacks. This is what the \(screen) got.
        """)
    }
    desk.library.call(3, "Ada L.")
    await desk.library.callFromElsewhere(1, "Ada")
    try await desk.settle()
    for (screen, expected) in [("first screen", "Ada, 7"), ("third screen", "Ada L., 7")] {
      let got = desk.got(screen)
      #expect(
        got == expected,
        """
        Two screens asked for 7, each with a callback of its own. The library called the second one \
        with “Ada L.” first, then the first one with “Ada”. This is what the \(screen) got.
        """)
    }
    try await desk.screen("fourth screen", asksFor: 7)
    let inTheEnd = desk.library.asked
    #expect(inTheEnd == [7, 3, 7, 7], "Whom the library was asked for: once for each screen.")
    desk.library.call(4, "Ada", id: 70)
    try await desk.settle()
    let got = desk.got("fourth screen")
    #expect(
      got == "Ada, 70",
      """
      The fourth screen asked for 7. Ada has another id by now, so the library called back with her and 70. \
      This is what that screen got. A screen that waits for a better answer waits for ever.
      """)
  }

  @Test("The first call of the callback is the answer, also before `lookUp` returns")
  func callsAtOnce() async throws {
    let desk = Desk { callback in
      Kept.add(callback)
      callback("Ada")
    }
    try await desk.screen("screen", asksFor: 21)
    let got = desk.got("screen")
    #expect(got == "Ada, 21", "The library called back at once. This is what the screen got.")
  }

  @Test("If the library releases the callback without a call, `employee(_:)` throws `NoAnswer`")
  func letsGo() async throws {
    let desk = Desk()
    try await desk.screen("screen", asksFor: 31)
    let early = desk.got("screen")
    try #require(early == "still waits", "The library has neither called nor let go.")
    desk.library.letGo(1)
    try await desk.settle()
    let late = desk.got("screen")
    #expect(
      late == "NoAnswer",
      """
      The library has released the callback, and no other code can call it. This is what the \
      screen got. If it still waits, it waits for ever. Which code notices that the callback is \
      gone? Does other code retain the object that should be freed with it?
      """)
    let asked = desk.library.asked
    #expect(asked == [31], "Whom the library was asked for: one screen, one question.")

    let hasty = Desk { _ in }
    try await hasty.screen("screen", asksFor: 32)
    let atOnce = hasty.got("screen")
    #expect(
      atOnce == "NoAnswer",
      "The library did not even keep the callback. This is what the screen got when `lookUp` was over."
    )
    let askedHasty = hasty.library.asked
    #expect(askedHasty == [32], "Whom the library was asked for: one screen, one question.")
  }

  @Test("Several may wait: when one `lookUp` fails, the others get their answers")
  func othersWaitOn() async throws {
    let desk = Desk()
    try await desk.screen("first screen", asksFor: 47)
    try await desk.screen("second screen", asksFor: 43)
    try await desk.screen("third screen", asksFor: 49)
    desk.library.letGo(2)
    try await desk.settle()
    for (screen, expected) in [
      ("first screen", "still waits"), ("second screen", "NoAnswer"),
      ("third screen", "still waits"),
    ] {
      let got = desk.got(screen)
      #expect(
        got == expected,
        "The library let go of the callback for the second screen. This is what the \(screen) got.")
    }
    desk.library.call(3, "Joan")
    desk.library.call(1, "Ada")
    try await desk.settle()
    for (screen, expected) in [("first screen", "Ada, 47"), ("third screen", "Joan, 49")] {
      let got = desk.got(screen)
      #expect(got == expected, "The library has called back. This is what the \(screen) got.")
    }
  }

  @Test("Later calls change nothing: a second one does no harm, whenever it comes")
  func secondCall() async throws {
    await #expect(
      processExitsWith: .success,
      """
      The library called twice, and the program has ended. A continuation may be resumed once; a \
      checked one ends the program at the second time. Let the callback find out whether it was \
      resumed before.
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      // Before `lookUp` returns.
      let hasty = Desk { callback in
        callback("Ada")
        callback("Grace")
        callback("Joan")
      }
      try await hasty.screen("screen", asksFor: 7)
      // One right after the other, before the screen has gone on.
      let desk = Desk()
      try await desk.screen("first screen", asksFor: 7)
      desk.library.call(1, "Ada")
      desk.library.call(1, "Grace")
      try await desk.settle()
      // When the screen has its answer, and from another thread.
      try await desk.screen("second screen", asksFor: 3)
      desk.library.call(2, "Joan")
      try await desk.settle()
      await desk.library.callFromElsewhere(2, "Edith")
      await desk.library.callFromElsewhere(1, "Edith")
      try await desk.settle()
      exit(EXIT_SUCCESS)
    }
  }

  @Test("Later calls change nothing: the first call of the callback is the answer")
  func firstCallWins() async throws {
    // Where the second call ends the program, that is the business of the check before.
    await #expect(
      processExitsWith: .failure,
      """
      The library called with “Ada”, and right after that with “Grace”, or it let go of the callback. \
      The screen did not get Ada. From the first call on, nothing may change the answer.
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      let hasty = Desk { callback in
        callback("Ada")
        callback("Grace")
      }
      try await hasty.screen("screen", asksFor: 51)
      let once = Desk { callback in callback("Ada") }
      try await once.screen("screen", asksFor: 52)
      let desk = Desk()
      try await desk.screen("first screen", asksFor: 53)
      desk.library.call(1, "Ada")
      desk.library.call(1, "Grace")
      try await desk.settle()
      try await desk.screen("second screen", asksFor: 54)
      desk.library.call(2, "Ada")
      desk.library.letGo(2)
      try await desk.settle()
      let all = [
        hasty.got("screen"), once.got("screen"), desk.got("first screen"),
        desk.got("second screen"),
      ]
      exit(all != ["Ada, 51", "Ada, 52", "Ada, 53", "Ada, 54"] ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("After a call, it does no harm when the library releases the callback")
  func letsGoAfterACall() async throws {
    await #expect(
      processExitsWith: .success,
      """
      The library called once, then it let go of the callback, and the program has ended. What \
      happens when the callback goes has to ask first whether there was an answer.
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      let desk = Desk()
      try await desk.screen("first screen", asksFor: 7)
      desk.library.call(1, "Ada")
      desk.library.letGo(1)
      try await desk.settle()
      try await desk.screen("second screen", asksFor: 3)
      desk.library.call(2, "Grace")
      try await desk.settle()
      desk.library.letGo(2)
      try await desk.settle()
      exit(EXIT_SUCCESS)
    }
  }

  /// One screen that waits, in a program that ends with a failure if anything goes on meanwhile.
  fileprivate static func waitAlone() async throws {
    ExitTestProcess.isCurrent = true
    let desk = Desk()
    try await desk.screen("screen", asksFor: 7)
    try await desk.settle()
    exit(EXIT_SUCCESS)
  }

  fileprivate static let loops: Comment = """
    A screen waits, the library does not call, and yet a thousand jobs have run meanwhile: a loop \
    looks again and again. That empties the battery. Let the call be suspended until it is \
    resumed.
    """

  @Test("While it waits, it is suspended: it does not poll")
  func waitsInPeace() async {
    await #expect(processExitsWith: .success, Self.loops) { @MainActor in
      try await Self.waitAlone()
    }
  }
}
