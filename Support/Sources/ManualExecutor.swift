import Dispatch
import Synchronization

/// A task executor that runs jobs only when it is told to.
///
/// Between two calls of ``runJobs(atMost:)`` nothing happens of the tasks that prefer it, but for
/// what they do on actors that have an executor of their own (the main actor is one). A default actor
/// runs on the preferred executor too, unless it is still at work in the pool for another task: ask
/// ``eventually(turns:_:)`` about something that never comes first. Tasks prefer it through
/// `withTaskExecutorPreference` or `Task(executorPreference:)`, and hand it on to child tasks, not to
/// unstructured ones.
///
/// Source: SE-0417.
///
/// - Warning: ``eventually(turns:_:)`` does not see jobs that wait here.
public final class ManualExecutor: TaskExecutor {
  private let jobs = WaitingJobs()

  /// Creates an executor without jobs.
  public init() {}

  /// Whether a job waits.
  public var hasJobs: Bool { jobs.count > 0 }

  /// How many jobs have come so far, those that have run included.
  public var jobCount: Int { jobs.total }

  /// Takes a job, from the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
  }

  /// Runs the job that has waited longest, if there is one, and holds the caller until it is done.
  ///
  /// It runs on a queue of its own, so that a probe does not take it for work of the main actor.
  public func runOne() {
    jobs.runFirst { $0.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Runs the job that came last, if there is one, and holds the caller until it is done.
  ///
  /// Concurrent tasks have no order. So they run in the order that code expects least.
  public func runNewest() {
    jobs.runLast { $0.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Runs what is waiting, first come first served, and what comes to wait meanwhile.
  ///
  /// - Parameter limit: After how many jobs work that never rests is given up.
  /// - Returns: Whether everything has come to rest.
  @discardableResult
  public func runJobs(atMost limit: Int = 10_000) -> Bool {
    var taken = 0
    // A job that another thread brings once there was none is for the next call.
    while hasJobs {
      guard taken < limit else { return false }
      runOne()
      taken += 1
    }
    return true
  }
}

extension ManualExecutor {
  /// Runs what is waiting, and lets the pool work too, while the main actor stands still.
  ///
  /// The call is one piece of the main actor: jobs that are enqueued on the main actor wait until the caller
  /// suspends. Where jobs in flight are counted, as on Linux, it returns when nothing is left to run
  /// elsewhere. In other places it gives the pool some turns, until the process uses no processor time; that
  /// is strong evidence only.
  ///
  /// - Parameter limit: After how many jobs work that never rests is given up. Where jobs are not
  ///   counted, that goes for the jobs that wait here only.
  /// - Returns: Whether everything but the main actor has come to rest.
  /// - Warning: A job that blocks its thread until the main actor goes on holds this for ever.
  @MainActor
  @discardableResult
  public func runAllButMainActor(atMost limit: Int = 10_000) -> Bool {
    let before = JobsInFlight.total
    var quiet = ProcessorQuiet()
    while JobsInFlight.total - before < limit {
      if !runJobs(atMost: limit) { return false }
      let isLast: Bool
      if JobsInFlight.areCounted {
        // Read before the jobs that wait here: a job that runs elsewhere may add to them as it
        // ends.
        isLast = JobsInFlight.countElsewhere == 0
        if !isLast { JobsInFlight.waitForEndElsewhere() }
      } else {
        for _ in 1...10 { giveThePoolATurn() }
        quiet.look()
        isLast = quiet.isReached
        if quiet.isEndless { return false }
      }
      if isLast, !hasJobs { return true }
    }
    return false
  }

  /// Blocks the caller's thread until a task in the pool has yielded a few times.
  private func giveThePoolATurn() {
    let hasYielded = DispatchSemaphore(value: 0)
    Task.detached {
      for _ in 1...4 { await Task.yield() }
      hasYielded.signal()
    }
    hasYielded.wait()
  }
}

/// The executor of an actor, which runs jobs only when it is told to.
///
/// The actor returns it from `unownedExecutor`, and holds it.
///
/// Source: SE-0392.
///
/// - Warning: ``eventually(turns:_:)`` does not see jobs that wait here.
public final class HandSerialExecutor: SerialExecutor {
  private let jobs = WaitingJobs()

  /// Creates an executor without jobs.
  public init() {}

  /// Whether a job waits.
  public var hasJobs: Bool { jobs.count > 0 }

  /// How many jobs have come so far, those that have run included.
  public var jobCount: Int { jobs.total }

  /// Whether the calling code runs in one of its jobs.
  public var isRunningCaller: Bool { jobs.isRunningCaller }

  /// Takes a job, from the concurrency runtime.
  public func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
  }

  /// Runs the job that has waited longest, if there is one, and holds the caller until it is done.
  public func runOne() {
    jobs.runFirst { $0.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}

/// Jobs in the order in which they came, and the queue that they run on.
private final class WaitingJobs: Sendable {
  private let jobs = Mutex<[UnownedJob]>([])
  private let begun = Atomic(0)
  private let queue = DispatchQueue(label: "jobs run by hand")
  private let mark = DispatchSpecificKey<Bool>()

  init() {
    queue.setSpecific(key: mark, value: true)
  }

  var count: Int { jobs.withLock { $0.count } }
  var total: Int { begun.load(ordering: .relaxed) }
  var isRunningCaller: Bool { DispatchQueue.getSpecific(key: mark) == true }

  func append(_ job: UnownedJob) {
    begun.add(1, ordering: .relaxed)
    jobs.withLock { $0.append(job) }
  }

  func runFirst(_ run: (UnownedJob) -> Void) {
    guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
    queue.sync { run(job) }
  }

  func runLast(_ run: (UnownedJob) -> Void) {
    guard let job = jobs.withLock({ $0.popLast() }) else { return }
    queue.sync { run(job) }
  }
}
