/// Gives other work its turn until the condition holds, and says whether it came to hold.
///
/// Where jobs in flight are counted, as on Linux, the answer no comes as soon as nothing is left to run, and not
/// before. There is no wall clock in it: a machine that is slow changes nothing.
/// Elsewhere each turn leaves the main actor, yields, and comes back. The answer no comes after some turns and a
/// stretch in which the process used no processor time; that is strong evidence only.
///
/// - Parameters:
///   - turns: How many turns to give before work without end is given up. Where jobs are counted, it is given up
///     after 20 000 turns in which it began something new; elsewhere, after so many turns and ten
///     seconds of processor time.
///   - condition: Asked on the main actor before each turn and once after the last. It looks, and
///     starts nothing.
/// - Returns: True as soon as the condition holds, false when it cannot any more or the calling task
///   has been cancelled.
///
/// - Warning: It sees work that is ready to run. Work that waits for something outside (a file,
///   another process, a thread or an executor of its own) may come later than the answer: hold what
///   you can with a ``Latch``. A condition that becomes true and then false again between two turns
///   is missed.
///   A job that blocks its thread is in flight until it is let go: where jobs
///   are counted, the answer no waits for that too, so let it go first.
@MainActor
public func eventually(turns: Int = 20_000, _ condition: @MainActor () -> Bool) async -> Bool {
  guard jobsAreCounted else { return await eventuallyQuiet(turns: turns, condition) }
  for _ in 0..<max(turns, turnsWithNews) {
    if condition() { return true }
    if Task.isCancelled { return false }
    // A timer has been set, or nothing has been begun yet.
    guard JobsInFlight.areCounted else {
      await leaveTheMainActor()
      if JobsInFlight.areCounted { continue }
      return await eventuallyQuiet(turns: turns, atLeast: turns, condition)
    }
    let isLast = await JobsInFlight.nextChange()
    if isLast, JobsInFlight.areCounted { return condition() }
  }
  return condition()
}

/// The same where jobs are not counted: a no takes turns and quiet.
@MainActor
private func eventuallyQuiet(
  turns: Int, atLeast least: Int = 0, _ condition: @MainActor () -> Bool
) async -> Bool {
  // A right answer that computes can use several seconds before the condition holds: it is not optimised.
  let quiet = ProcessorQuiet(endless: 10_000_000)
  let end = await QuietWait.end(turns: turns, atLeast: least, quiet, condition)
  return end == .held || end != .cancelled && condition()
}

/// A wait in turns, with looks at the processor time between them.
enum QuietWait {
  /// Why it ended: the condition held, or the process was quiet, or its work is taken for endless.
  case held, quiet, endless, cancelled

  /// - Parameters:
  ///   - turns: How many turns are given before work is taken for endless.
  ///   - least: How many turns are given before quiet counts.
  @MainActor
  static func end(
    turns: Int, atLeast least: Int = 0, _ start: ProcessorQuiet = ProcessorQuiet(),
    _ condition: @MainActor () -> Bool
  ) async -> QuietWait {
    var quiet = start
    var taken = 0
    while !quiet.isReached || taken < least {
      for _ in 0..<turnsBetweenLooks {
        if condition() { return .held }
        if Task.isCancelled { return .cancelled }
        await leaveTheMainActor()
      }
      taken += turnsBetweenLooks
      if condition() { return .held }
      if taken >= turns, quiet.isEndless { return .endless }
      quiet = await quiet.looked()
    }
    return .quiet
  }
}

/// Gives other work its turn until nothing is left to run, and says whether it came to that.
///
/// It says no after so many turns: something goes on and on, as a loop does that looks again and again. All
/// that is at work in this process counts, other suites too, so a no is certain only in a process of its own.
///
/// - Warning: Where jobs are not counted, a yes is as certain as a no of ``eventually(turns:_:)``, and a no takes
///   three seconds of processor time: turns say little of work that is one long job.
@MainActor
public func workEnds(within turns: Int = 1_000) async -> Bool {
  if jobsAreCounted {
    var taken = 0
    let goesOn = await eventually {
      taken += 1
      return taken > turns
    }
    // A timer may have been set meanwhile.
    if JobsInFlight.areCounted || !goesOn { return !goesOn }
  }
  return await QuietWait.end(turns: turns) { false } != .endless
}

/// Gives other work its turn until nothing is left to run, and counts the jobs that this takes.
///
/// - Returns: The number, the caller's own jobs between two turns included; or nil where jobs are not counted,
///   or where there are more of them than the limit.
/// - Warning: All that is at work in this process counts, other suites too: ask in an exit test.
@MainActor
public func jobsUntilWorkEnds(atMost limit: Int) async -> Int? {
  guard JobsInFlight.areCounted else { return nil }
  let before = JobsInFlight.total
  let goesOn = await eventually { JobsInFlight.total - before > limit }
  return goesOn ? nil : JobsInFlight.total - before
}

/// Whether this system can count jobs in flight, and this program was built to.
///
/// A check that has no other way to know is left out elsewhere, aloud:
/// `@Test("…", .enabled(if: jobsAreCounted, "needs: counting"))`.
public var jobsAreCounted: Bool {
  #if os(Linux) && !WORKSHOP_RACES && !WORKSHOP_PORTABLE
  true
  #else
  false
  #endif
}

private let turnsWithNews = 20_000
private let turnsBetweenLooks = 20

@concurrent
func leaveTheMainActor() async {
  await Task.yield()
}
