import Dispatch
import Foundation
import Synchronization

/// Measures every job that the main actor runs: how long it holds it, and how many employees are
/// touched meanwhile.
///
/// The runtime asks a hook to enqueue the main actor's jobs. This one runs each in a turn of the main
/// queue, with a clock around it. The hook is the whole process's, so this is for a program of its own.
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

  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Measures from now on.
  static func start() {
    DispatchQueue.main.setSpecific(key: key, value: true)
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueMainExecutor_hook") else {
      fatalError("This runtime has no hook for the main actor's jobs.")
    }
    address.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      DispatchQueue.main.async { MainActorJobs.run(job) }
    }
  }

  private static func run(_ job: UnownedJob) {
    state.withLock { $0.job = Job() }
    let clock = ContinuousClock()
    let start = clock.now
    job.runSynchronously(on: MainActor.sharedUnownedExecutor)
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
