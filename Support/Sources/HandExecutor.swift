import Dispatch
import Synchronization

/// A task executor that runs jobs only when it is told to.
///
/// Between two calls of ``runJobs()`` nothing happens of the tasks that prefer it, but for what they
/// do on actors that have an executor of their own (the main actor is one). A default actor runs
/// on the preferred executor too. Tasks prefer it through `withTaskExecutorPreference` or
/// `Task(executorPreference:)`, and hand it on to child tasks, not to unstructured ones.
///
/// Source: SE-0417.
///
/// - Warning: ``eventually(turns:_:)`` does not see jobs that wait here.
public final class HandExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let total = Atomic(0)
  private let queue = DispatchQueue(label: "by hand")

  /// Creates an executor without jobs.
  public init() {}

  /// Whether a job waits for ``runJobs()``.
  public var hasJobs: Bool { jobs.withLock { !$0.isEmpty } }

  /// How many jobs have come so far, those that have run included.
  public var jobCount: Int { total.load(ordering: .relaxed) }

  /// Takes a job, from the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    total.add(1, ordering: .relaxed)
    jobs.withLock { $0.append(job) }
  }

  /// Runs what is waiting, first come first served, and what comes to wait meanwhile.
  ///
  /// The caller is held until then. The jobs run on a queue of their own, so that nobody takes them
  /// for work of the main actor.
  public func runJobs() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      queue.sync { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }
}
