/// The job that goes first when one enqueues another in the pool, as one that makes a task does.
///
/// As a rule the order is open: both are ready, on two threads. Where the verdict hangs on it, a check
/// says which order it asks about.
///
/// ```swift
/// let task = TaskStartOrder.$current.withValue(.new) { Task { await answer() } }
/// ```
///
/// It holds in that task, in its child tasks, and in what they make with `Task { }`. The main actor's jobs
/// come in their turn, as ever.
///
/// - Warning: On Linux only, and not under ThreadSanitizer: it needs what counts the jobs in flight.
///   Elsewhere the order stays open.
public enum TaskStartOrder: Sendable {
  /// The running job goes on until it suspends or ends; the job that it enqueued begins then.
  case running
  /// The new job goes on until nothing is left to run but for the main actor; the running one stands
  /// still meanwhile.
  ///
  /// - Warning: A job that needs a lock which the running one holds never gets it. Of the pool, one thread
  ///   at a time stands still.
  case new

  /// The order that is asked about; nil for no matter which.
  @TaskLocal public static var current: TaskStartOrder?
}
