import Dispatch
import Foundation
import Synchronization

/// Measures every job that the main actor runs: how long it holds it, and how many employees are
/// touched meanwhile.
///
/// The runtime asks two hooks which executor the main actor's is. They name one that runs each job in
/// a turn of the main queue, with a clock around it. Hooks are the whole process's, so this is for a
/// program of its own.
enum MainActorJobs {
  struct Job: Sendable {
    var units = 0
    var duration = Duration.zero
  }

  /// The most of all jobs, each by itself: the job that touches most need not be the longest.
  struct Report: Sendable {
    var count = 0
    var mostUnits = 0
    var longest = Duration.zero
  }

  private struct State {
    var job: Job?
    var report = Report()
  }

  private static let state = Mutex(State())
  private static let key = DispatchSpecificKey<Bool>()

  private typealias Executor = UnownedSerialExecutor
  private typealias GetHook = @convention(thin) (@convention(thin) () -> Executor) -> Executor
  private typealias IsHook =
    @convention(thin) (Executor, @convention(thin) (Executor) -> Bool) -> Bool

  private static let executor = JobExecutor()
  /// By another name: the compiler takes what is handed to `DispatchQueue.main` for the main actor's,
  /// and checks that it is, while this is what makes it so.
  private static let queue = DispatchQueue.main

  /// Measures from now on.
  static func start() {
    queue.setSpecific(key: key, value: true)
    let runtime = dlopen(nil, RTLD_NOW)
    guard let get = dlsym(runtime, "swift_task_getMainExecutor_hook"),
      let isMain = dlsym(runtime, "swift_task_isMainExecutor_hook")
    else { fatalError("This runtime has no hooks for the main actor's executor.") }
    get.assumingMemoryBound(to: GetHook?.self).pointee = { _ in
      MainActorJobs.executor.asUnownedSerialExecutor()
    }
    isMain.assumingMemoryBound(to: IsHook?.self).pointee = { executor, _ in
      // A reference and what conforms: two words, which have no `==` of their own.
      unsafeBitCast(executor, to: SIMD2<Int>.self).x
        == unsafeBitCast(MainActorJobs.executor, to: Int.self)
    }
  }

  private final class JobExecutor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      MainActorJobs.queue.async { MainActorJobs.run(job) }
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(MainActorJobs.queue)) }
  }

  private static func run(_ job: UnownedJob) {
    state.withLock { $0.job = Job() }
    let clock = ContinuousClock()
    let start = clock.now
    job.runSynchronously(on: executor.asUnownedSerialExecutor())
    let duration = clock.now - start
    state.withLock { state in
      state.report.count += 1
      state.report.mostUnits = max(state.report.mostUnits, state.job?.units ?? 0)
      state.report.longest = max(state.report.longest, duration)
      state.job = nil
    }
  }

  /// Counts employees that are touched, if that happens on the main actor.
  static func work(_ units: Int) {
    guard DispatchQueue.getSpecific(key: key) == true else { return }
    state.withLock { $0.job?.units += units }
  }

  /// What was measured since the last time.
  static func report() -> Report {
    state.withLock { state in
      defer { state.report = Report() }
      return state.report
    }
  }
}
