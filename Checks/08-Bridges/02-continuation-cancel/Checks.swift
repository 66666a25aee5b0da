import Foundation
import Testing
import WorkshopSupport

/// What an answer keeps outlives a check, so each check has ids of its own.
///
/// What may end the program happens in a program of its own first, so that the other checks still run.
@Suite("Cancelled, and the request too", .serialized)
@MainActor
struct ContinuationCancelChecks {
  @Test("Without a cancellation, each call ends with its own callback's result")
  func withoutCancellation() async throws {
    let desk = Desk()
    desk.screen("screen 1", asksFor: 17)
    try await desk.settle()
    desk.screen("screen 2", asksFor: 13)
    try await desk.settle()
    desk.screen("screen 3", asksFor: 17)
    try await desk.settle()
    let started = desk.library.started
    try #require(
      started == 3, "Three calls, so three requests were to be started.\n\(desk.timeline)")
    await desk.library.callFromElsewhere(3, .success("Ada"))
    await desk.library.callFromElsewhere(2, .failure(Refused(code: 404)))
    try await desk.settle()
    let stopped = desk.library.stopped
    #expect(
      !stopped.contains(1),
      "Screen 1 still waits for its request, and was not closed.\n\(desk.timeline)")
    for (screen, expected) in [
      ("screen 1", "still waits"), ("screen 2", "error 404"), ("screen 3", "Ada, 17"),
    ] {
      let got = desk.got(screen)
      #expect(
        got == expected,
        """
        The third request has called back with an employee, the second one with an error, the first \
        one not yet. This is what \(screen) got.
        \(desk.timeline)
        """)
    }
    desk.library.call(1, .success("Grace"))
    try await desk.settle()
    let got = desk.got("screen 1")
    #expect(got == "Grace, 17", "This is what screen 1 got.\n\(desk.timeline)")
  }

  @Test(
    "A call cancelled during the wait does not wait for its request, which never calls back; the others wait on"
  )
  func cancelledWhileItWaits() async throws {
    let desk = Desk()
    for (screen, id) in [("screen 1", 23), ("screen 2", 27), ("screen 3", 23)] {
      desk.screen(screen, asksFor: id)
      try await desk.settle()
    }
    desk.cancel("screen 2")
    try await desk.settle()
    let second = desk.got("screen 2")
    try #require(
      second == "CancellationError",
      """
      Screen 2 was closed while it waited, and its request no longer calls back. This is what \
      screen 2 got. If it still waits: which code resumes the continuation when the task is \
      cancelled?
      \(desk.timeline)
      """)
    desk.cancel("screen 1")
    try await desk.settle()
    for (screen, expected) in [("screen 1", "CancellationError"), ("screen 3", "still waits")] {
      let got = desk.got(screen)
      #expect(
        got == expected,
        "Screens 1 and 2 were closed. This is what \(screen) got.\n\(desk.timeline)")
    }
    desk.library.call(3, .success("Joan"))
    try await desk.settle()
    let third = desk.got("screen 3")
    #expect(third == "Joan, 23", "This is what screen 3 got.\n\(desk.timeline)")
  }

  @Test("A cancelled call stops its own request, unless that called back, and no other")
  func requestIsStopped() async throws {
    let desk = Desk()
    for (screen, id) in [("screen 1", 33), ("screen 2", 37), ("screen 3", 33)] {
      desk.screen(screen, asksFor: id)
      try await desk.settle()
    }
    let early = desk.library.stopped
    try #require(early == [], "No screen was closed yet.\n\(desk.timeline)")
    desk.library.call(3, .success("Ada"))
    try await desk.settle()
    desk.cancel("screen 3")
    try await desk.settle()
    let late = desk.library.stopped
    try #require(
      late == [],
      "Request 3 had called back, and its call ended, when screen 3 was closed.\n\(desk.timeline)")
    desk.cancel("screen 1")
    try await desk.settle()
    let stopped = desk.library.stopped
    #expect(
      stopped == [1],
      """
      Screen 1 was closed. These requests were told to stop, by their numbers. A request that is \
      not stopped goes on working in vain.
      \(desk.timeline)
      """)
  }

  @Test("The cancellation may come before the call: it ends, and leaves no request at work")
  func cancelledBeforeItAsks() async throws {
    let desk = Desk()
    desk.screen("screen", asksFor: 43)
    desk.cancel("screen")
    try await desk.settle()
    let got = desk.got("screen")
    #expect(
      got == "CancellationError",
      """
      The screen was closed before its task had begun. This is what it got. In a task that is \
      cancelled already, the handler runs before the other closure: what does it find, and which \
      code looks again afterwards?
      \(desk.timeline)
      """)
    let atWork = Set(1..<desk.library.started + 1).subtracting(desk.library.stopped)
    #expect(
      atWork == [],
      "These requests were started for a screen that is closed, and not told to stop.\n\(desk.timeline)"
    )
  }

  /// A screen is closed in the middle of `start`, so the request is not returned yet.
  private static func cancelWhileItStarts() async throws -> Desk {
    let handle = Handle()
    let desk = Desk(whileStarting: { _ in handle.cancel() })
    handle.set(desk.screen("screen", asksFor: 53))
    try await desk.settle()
    return desk
  }

  @Test("The cancellation may come while `start` runs: the call ends, its request is stopped")
  func cancelledWhileItStarts() async throws {
    try await #require(
      processExitsWith: .success,
      """
      The task was cancelled in the middle of `start`, and the program has ended. The handler of the \
      cancellation runs in that very moment, on the same thread: what does it find locked?
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      _ = try await Self.cancelWhileItStarts()
      exit(EXIT_SUCCESS)
    }
    let desk = try await Self.cancelWhileItStarts()
    let got = desk.got("screen")
    #expect(
      got == "CancellationError",
      "The screen was closed while its request was starting. This is what it got.\n\(desk.timeline)"
    )
    let stopped = desk.library.stopped
    #expect(
      stopped == [1],
      """
      These requests were told to stop. When the handler ran, `start` had not returned, so there \
      was no request to tell. Which code looks again when it is there?
      \(desk.timeline)
      """)
  }

  private static func callWhileItStarts() async throws -> Desk {
    let desk = Desk(whileStarting: { callback in callback(.success("Ada")) })
    desk.screen("screen", asksFor: 63)
    try await desk.settle()
    return desk
  }

  @Test("A callback that comes before `start` returns is an answer too")
  func callsAtOnce() async throws {
    try await #require(
      processExitsWith: .success,
      """
      The library called back before `start` had returned, and the program has ended. What does \
      the callback find locked, or which code has resumed the continuation already?
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      _ = try await Self.callWhileItStarts()
      exit(EXIT_SUCCESS)
    }
    let desk = try await Self.callWhileItStarts()
    let got = desk.got("screen")
    #expect(
      got == "Ada, 63",
      "The library called back at once. This is what the screen got.\n\(desk.timeline)")
  }

  private static func callWhileItStops() async throws -> Desk {
    let desk = Desk(whileStopping: { callback in callback(.failure(Refused(code: 499))) })
    desk.screen("screen", asksFor: 73)
    try await desk.settle()
    desk.cancel("screen")
    try await desk.settle()
    return desk
  }

  @Test("A cancelled call's request may call back within `stop()`, and does no harm")
  func callsWhileItStops() async throws {
    try await #require(
      processExitsWith: .success,
      """
      The request was told to stop, and called back before `stop()` had returned. The program has \
      ended. Is a lock held while `stop()` runs, or is a continuation resumed twice?
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      _ = try await Self.callWhileItStops()
      exit(EXIT_SUCCESS)
    }
    let desk = try await Self.callWhileItStops()
    let got = desk.got("screen")
    #expect(
      got == "CancellationError" || got == "error 499",
      "The screen was closed, and its request told to stop. The screen got “\(got)”.\n\(desk.timeline)"
    )
  }

  /// The callback and the cancellation, in both orders, with and without a rest in between.
  private static func bothCome() async throws -> Desk {
    let desk = Desk()
    for (screen, id) in [("screen 1", 81), ("screen 2", 82), ("screen 3", 83), ("screen 4", 84)] {
      desk.screen(screen, asksFor: id)
      try await desk.settle()
    }
    desk.cancel("screen 1")
    try await desk.settle()
    await desk.library.callFromElsewhere(1, .success("Ada"))
    try await desk.settle()

    desk.cancel("screen 2")
    desk.library.call(2, .failure(Refused(code: 500)))
    try await desk.settle()

    desk.library.call(3, .success("Grace"))
    desk.cancel("screen 3")
    try await desk.settle()

    desk.library.call(4, .success("Joan"))
    try await desk.settle()
    desk.cancel("screen 4")
    try await desk.settle()
    return desk
  }

  @Test(
    "A call ends once, with the callback's result or with `CancellationError`, whichever comes first"
  )
  func both() async throws {
    try await #require(
      processExitsWith: .success,
      """
      A screen was closed, and its request called back, before or after that. The program has \
      ended. A continuation may be resumed once: let the second one find nothing to resume.
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      _ = try await Self.bothCome()
      exit(EXIT_SUCCESS)
    }
    let desk = try await Self.bothCome()
    for (screen, expected) in [
      ("screen 1", ["CancellationError"]), ("screen 2", ["CancellationError", "error 500"]),
      ("screen 3", ["CancellationError", "Grace, 83"]), ("screen 4", ["Joan, 84"]),
    ] {
      let got = desk.got(screen)
      #expect(expected.contains(got), "\(screen) got \(got).\n\(desk.timeline)")
    }
  }

  /// One screen that waits, in a program that ends with a failure if anything goes on meanwhile.
  static func waitAlone() async throws {
    ExitTestProcess.isCurrent = true
    let desk = Desk()
    desk.screen("screen", asksFor: 93)
    try await desk.settle()
    exit(EXIT_SUCCESS)
  }

  static let loops: Comment = """
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

  @Test("A call that is cancelled while it starts does not poll for its request")
  func cancelledInPeace() async {
    await #expect(
      processExitsWith: .success,
      """
      The screen was closed while `start` ran, which took its time, and a thousand pieces of work have \
      been done meanwhile: a loop asks whether the request is there. Leave a note, and let the code that \
      puts the request in its place read it.
      """
    ) { @MainActor in
      ExitTestProcess.isCurrent = true
      let handle = Handle()
      let desk = Desk(whileStarting: { _ in
        handle.cancel()
        if !poolComesToRest() { exit(EXIT_FAILURE) }
      })
      handle.set(desk.screen("screen", asksFor: 97))
      try await desk.settle()
      exit(EXIT_SUCCESS)
    }
  }

  // Elsewhere nothing tells a loop that ends from a result that is handed on.
  @Test(
    "A call that is cancelled while it waits does not poll for a late callback",
    .enabled(if: jobsAreCounted, "needs: counting"))
  func cancelledWaiterInPeace() async {
    await #expect(
      processExitsWith: .success,
      """
      The screen waited, and was closed. So many pieces of work followed that something asks again and \
      again, if only for a while: for the callback of a request that was told to stop. It may never come.
      """
    ) { @MainActor in
      // Jobs are counted from the first suspension on.
      await Task.yield()
      let desk = Desk()
      desk.screen("screen", asksFor: 99)
      let before = await jobsUntilWorkEnds(atMost: Self.fewJobs)
      desk.cancel("screen")
      let after = await jobsUntilWorkEnds(atMost: Self.fewJobs)
      exit(before != nil && after != nil ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  /// Several times what a result takes that is handed on by tasks and actors, and less than a loop.
  private static let fewJobs = 40
}
