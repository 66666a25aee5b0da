import Synchronization

/// Runs synchronous code, and counts the tasks that it makes: unstructured and detached ones, and those of
/// `Task.immediate`, which may have ended when the code does.
///
/// The runtime numbers tasks in the order in which they are made, and the description of a job has its task's
/// number. So one task is made before the code and another one after it.
///
/// - Returns: The number, or nil where a job's description has no number.
/// - Warning: Tasks that other threads make meanwhile are counted too: ask in an exit test.
public func tasksMade(by body: () -> Void) -> Int? {
  let before = NumberReader.nextTask()
  body()
  let after = NumberReader.nextTask()
  guard let before, let after else { return nil }
  return after - before - 1
}

/// Reads the number of the one task that prefers it, and runs that on the spot.
private final class NumberReader: TaskExecutor {
  private let number = Mutex<Int?>(nil)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let digits = job.description.split { !$0.isNumber }.last
    number.withLock { $0 = digits.flatMap { Int($0) } }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }

  /// Makes a task, and gives its number.
  static func nextTask() -> Int? {
    let reader = NumberReader()
    Task(executorPreference: reader) {}
    return reader.number.withLock { $0 }
  }
}
