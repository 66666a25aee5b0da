import Dispatch

/// Holds the caller's thread while the pool's threads take their turns, and so do what is ready to run there.
///
/// On the main actor this answers the question whether something waits for the main actor: code that can go
/// on without it goes on now. Work that the pool begins later, or that waits for anything else, is not
/// awaited.
///
/// - Parameter turns: How many tasks the pool runs meanwhile, one after the other, each in two pieces.
///
/// - Warning: It blocks its thread, so never call it on a thread of the pool that the others wait for.
public func letOtherThreadsWork(turns: Int = 200) {
  for _ in 0..<turns {
    let turn = DispatchSemaphore(value: 0)
    Task { @concurrent in
      await Task.yield()
      turn.signal()
    }
    turn.wait()
  }
}

/// Holds the caller's thread until the pool has nothing left to do, and says whether it came to that.
///
/// On the main actor this shows whether something asks again and again for what the main actor has not done
/// yet. Where jobs are not counted (other systems than Linux, and under ThreadSanitizer) it says yes once the
/// process uses no processor time, which is strong evidence only.
///
/// - Parameter jobs: After how many jobs that have ended it says no; where they are not counted, it says so after
///   three seconds of processor time.
///
/// - Warning: It blocks its thread, as ``letOtherThreadsWork(turns:)`` does.
public func poolComesToRest(within jobs: Int = 1_000) -> Bool {
  guard JobsInFlight.areCounted else {
    var quiet = ProcessorQuiet()
    while !quiet.isReached {
      letOtherThreadsWork(turns: 10)
      quiet.look()
      if quiet.isEndless { return false }
    }
    return true
  }
  let own = MainActorProbe.isOnMainActor ? 0 : 1
  for _ in 0..<jobs {
    if JobsInFlight.countElsewhere <= own { return true }
    JobsInFlight.waitForEndElsewhere(but: own)
  }
  return false
}
