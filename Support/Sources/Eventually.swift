/// Gives other work its turn until the condition holds, and says whether it came to hold.
///
/// Each turn leaves the main actor, yields, and comes back, so jobs that are ready on the main
/// actor and off it get to run in between. There is no wall clock in it: a machine that is slow in
/// everything changes nothing.
///
/// - Parameters:
///   - turns: How many turns to give before giving up.
///   - condition: Asked on the main actor before each turn and once after the last.
/// - Returns: True as soon as the condition holds, false when the turns are used up or the calling
///   task has been cancelled.
///
/// - Warning: It attempts to let ready work run; it cannot prove that nothing is left to run. Work
///   that waits for something else (a timer, a file, another process) or a thread that the system
///   does not schedule may need longer than the turns last. So a true answer is certain and a false
///   one is strong evidence: hold what you can with a ``Latch``, and ask only about work that is
///   ready. A condition that becomes true and then false again between two turns is missed.
@MainActor
public func eventually(turns: Int = 20_000, _ condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<turns {
    if condition() { return true }
    if Task.isCancelled { return false }
    await leaveTheMainActor()
  }
  return condition()
}

@concurrent
private func leaveTheMainActor() async {
  await Task.yield()
}
