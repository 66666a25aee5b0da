/// Runs synchronous code, and counts the jobs that it puts in flight: those of the tasks that it makes,
/// on the main actor or elsewhere.
///
/// Jobs that other threads put in flight meanwhile are not counted. `Task.immediate` begins on the
/// spot: its task is counted only if it suspends and is resumed before the code has ended.
///
/// - Returns: The number, or nil where jobs are not counted (other systems than Linux, and under
///   ThreadSanitizer).
@MainActor
public func jobsStarted(by body: () -> Void) -> Int? {
  guard JobsInFlight.areCounted else { return nil }
  let before = JobsInFlight.totalFromMainActor
  body()
  return JobsInFlight.totalFromMainActor - before
}
