/// Gives other work its turn until the condition holds, and says whether it came to hold.
///
/// There is no wall clock in it: a machine that is slow changes nothing. Where jobs in flight are
/// counted, as on Linux, the answer no comes as soon as nothing is left to run, and not before.
/// Elsewhere each turn leaves the main actor, yields, and comes back, and the answer no comes when
/// the turns are used up; that is strong evidence only.
///
/// - Parameters:
///   - turns: How many turns to give before giving up, where jobs are not counted. Where they are,
///     work without end is given up after 20 000 turns in which it began something new.
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
  for _ in 0..<(JobsInFlight.areCounted ? max(turns, turnsWithNews) : turns) {
    if condition() { return true }
    if Task.isCancelled { return false }
    if JobsInFlight.areCounted {
      let isLast = await JobsInFlight.nextChange()
      if isLast, JobsInFlight.areCounted { return condition() }
    } else {
      await leaveTheMainActor()
    }
  }
  return condition()
}

/// Gives other work its turn until nothing is left to run, and says whether it came to that.
///
/// It says no after so many turns: something goes on and on, as a loop does that looks again and again. All
/// that is at work in this process counts, other suites too, so a no is certain only in a process of its own.
///
/// - Warning: Where jobs are not counted nobody knows what is left to run, and it always says no.
@MainActor
public func workEnds(within turns: Int = 1_000) async -> Bool {
  var taken = 0
  let goesOn = await eventually {
    taken += 1
    return taken > turns
  }
  return !goesOn
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

private let turnsWithNews = 20_000

@concurrent
private func leaveTheMainActor() async {
  await Task.yield()
}
