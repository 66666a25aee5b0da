import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The jobs that wait for a thread, or run on one.
///
/// A job is a piece of a task from one suspension to the next, or an actor at work on its queue.
/// Where none is in flight, nothing can change any more: that is what lets
/// ``eventually(turns:_:)`` say no at once, and for certain.
///
/// On Linux the runtime hands every job, for the main actor and for the pool, to `dispatch_async_f`.
/// A program that has a function of that name takes the place of the library's: the one below counts
/// the job and passes it on. On other systems nothing is counted, and ``areCounted`` is false.
///
/// Under ThreadSanitizer (`WORKSHOP_RACES`) nothing is counted either: it has its own eye on that
/// function. `WORKSHOP_PORTABLE` leaves the counting out, so that Linux runs what other systems run.
///
/// - Warning: Jobs of a custom executor are not seen. Timers are known to have been set, but not
///   when they are due, so from then on ``areCounted`` is false.
enum JobsInFlight {
  /// Whether ``count`` holds everything that may still change something.
  static var areCounted: Bool {
    isInPlace.load(ordering: .relaxed) && !hasTimers.load(ordering: .relaxed)
  }

  /// How many jobs are in flight now.
  static var count: Int { running.load(ordering: .sequentiallyConsistent) }

  /// How many of them are not the main actor's.
  static var countElsewhere: Int { elsewhere.load(ordering: .sequentiallyConsistent) }

  /// How many have been put in flight so far.
  static var total: Int { begun.load(ordering: .sequentiallyConsistent) }

  /// Suspends the caller, and resumes it when another task has begun a job meanwhile or when no job
  /// is left.
  ///
  /// - Returns: Whether no job was left at that moment, the caller's own aside.
  @MainActor
  static func nextChange() async -> Bool {
    let before = total
    return await withCheckedContinuation { continuation in
      look(since: before, continuation)
    }
  }

  /// Looks from the main queue, where no job runs meanwhile: the caller's has ended by then.
  private static func look(since before: Int, _ continuation: CheckedContinuation<Bool, Never>) {
    DispatchQueue.main.async {
      if count == 0 {
        continuation.resume(returning: true)
      } else if total != before {
        continuation.resume(returning: false)
      } else {
        // The running jobs were there before. Once one of them has ended there may be something to
        // see.
        let isLate = waiting.withLock { waiting in
          // Asked once: a job that ends from here on finds the look in the list.
          let isLate = count == 0
          if !isLate { waiting.append { look(since: before, continuation) } }
          return isLate
        }
        if isLate { look(since: before, continuation) }
      }
    }
  }

  /// Blocks the caller's thread until a job has ended, unless none is left elsewhere than on the main
  /// actor.
  ///
  /// - Parameter own: How many of those elsewhere are the caller's own.
  /// - Warning: Where the caller is the main actor, a job that blocks its thread until the main actor
  ///   goes on holds it for ever. No check blocks a thread of the pool: under plain SwiftPM all suites
  ///   share one process.
  static func waitForEndElsewhere(but own: Int = 0) {
    let hasEnded = DispatchSemaphore(value: 0)
    let isLate = waiting.withLock { waiting in
      // A job that ends from here on finds the semaphore in the list.
      let isLate = countElsewhere <= own
      if !isLate { waiting.append { hasEnded.signal() } }
      return isLate
    }
    if !isLate { hasEnded.wait() }
  }

  fileprivate static func begin(onMain: Bool) {
    isInPlace.store(true, ordering: .relaxed)
    begun.add(1, ordering: .sequentiallyConsistent)
    running.add(1, ordering: .sequentiallyConsistent)
    if !onMain { elsewhere.add(1, ordering: .sequentiallyConsistent) }
  }

  fileprivate static func end(onMain: Bool) {
    if !onMain { elsewhere.subtract(1, ordering: .sequentiallyConsistent) }
    running.subtract(1, ordering: .sequentiallyConsistent)
    let looks = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for look in looks { look() }
  }

  private static let begun = Atomic(0)
  private static let running = Atomic(0)
  private static let elsewhere = Atomic(0)
  private static let isInPlace = Atomic(false)
  fileprivate static let hasTimers = Atomic(false)
  private static let waiting = Mutex<[@Sendable () -> Void]>([])
}

#if os(Linux) && !WORKSHOP_RACES && !WORKSHOP_PORTABLE
private typealias Work = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What was to be called, kept until its turn.
private struct Job {
  var queue: OpaquePointer?
  var context: UnsafeMutableRawPointer?
  var work: Work
  var isOnMain: Bool
}

private func original<Function>(_ name: String, as type: Function.Type) -> Function {
  // RTLD_NEXT, which is a macro that Swift does not see: the definition after the program's own.
  let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
  guard let symbol else { fatalError("\(name) is missing from libdispatch") }
  return unsafeBitCast(symbol, to: type)
}

/// The queue of the main actor, which is a global of libdispatch.
private let mainQueue = Int(bitPattern: dlsym(nil, "_dispatch_main_q"))

private let dispatchAsync = original(
  "dispatch_async_f",
  as: (@convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Work) -> Void).self)
private let setEventHandler = original(
  "dispatch_source_set_event_handler_f",
  as: (@convention(c) (OpaquePointer?, Work?) -> Void).self)
private let dispatchAfter = original(
  "dispatch_after_f",
  as: (@convention(c) (UInt64, OpaquePointer?, UnsafeMutableRawPointer?, Work) -> Void).self)

@_cdecl("dispatch_async_f")
public func countedDispatchAsync(
  _ queue: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  let isOnMain = Int(bitPattern: queue) == mainQueue
  JobsInFlight.begin(onMain: isOnMain)
  let job = Job(queue: queue, context: context, work: work, isOnMain: isOnMain)
  // A task that goes on elsewhere is no thread's current one by now, so this is nil.
  guard !isOnMain, let precedence = TaskStartOrder.current, let running = Running.here else {
    return job.send()
  }
  switch precedence {
  case .running: running.handedOver.append(job)
  case .new: running.standStill { job.send() }
  }
}

extension Job {
  fileprivate func send() {
    let place = UnsafeMutablePointer<Job>.allocate(capacity: 1)
    place.initialize(to: self)
    dispatchAsync(queue, place) { pointer in
      guard let place = pointer?.assumingMemoryBound(to: Job.self) else { return }
      let job = place.move()
      place.deallocate()
      let running = Running(isOnMain: job.isOnMain)
      running.onThread { job.work(job.context) }
      for job in running.handedOver { job.send() }
      JobsInFlight.end(onMain: job.isOnMain)
    }
  }
}

/// What the job that runs on a thread has to do with those that it hands over.
private final class Running {
  let isOnMain: Bool
  /// What begins when it has ended.
  var handedOver: [Job] = []

  init(isOnMain: Bool) { self.isOnMain = isOnMain }

  /// The calling thread's.
  static var here: Running? {
    pthread_getspecific(key).map { Unmanaged<Running>.fromOpaque($0).takeUnretainedValue() }
  }
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  private static let poolStandsStill = Atomic(false)

  /// Has the calling thread know of the job while a function runs.
  func onThread(_ body: () -> Void) {
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    body()
    pthread_setspecific(Self.key, nil)
  }

  /// Holds the thread after a function until nothing is left to run but for the main actor. In the pool one alone
  /// stands still: it has few threads.
  func standStill(after send: () -> Void) {
    if isOnMain {
      send()
      while JobsInFlight.countElsewhere > 0 { JobsInFlight.waitForEndElsewhere() }
      return
    }
    // Before it is sent: the new job may hand over one of its own, and stand still for that.
    let isAlone = !Self.poolStandsStill.exchange(true, ordering: .sequentiallyConsistent)
    send()
    guard isAlone else { return }
    while JobsInFlight.countElsewhere > 1 { JobsInFlight.waitForEndElsewhere(but: 1) }
    Self.poolStandsStill.store(false, ordering: .sequentiallyConsistent)
  }
}

/// How a sleeping task is woken. The library has timers of its own, which wake no task.
@_cdecl("dispatch_source_set_event_handler_f")
public func notedEventHandler(
  _ source: OpaquePointer?, _ handler: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) {
  if library(of: handler) != library(of: setEventHandler) {
    JobsInFlight.hasTimers.store(true, ordering: .relaxed)
  }
  setEventHandler(source, handler)
}

/// Where the library begins that holds a function: `dladdr`, which Swift does not see either.
private func library<Function>(of function: Function) -> UnsafeRawPointer? {
  typealias Information = (
    name: UnsafeRawPointer?, base: UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
  )
  let find = original(
    "dladdr", as: (@convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> CInt).self)
  var information: Information = (nil, nil, nil, nil)
  _ = find(unsafeBitCast(function, to: UnsafeRawPointer?.self), &information)
  return information.base
}

@_cdecl("dispatch_after_f")
public func notedDispatchAfter(
  _ when: UInt64, _ queue: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  JobsInFlight.hasTimers.store(true, ordering: .relaxed)
  dispatchAfter(when, queue, context, work)
}
#endif
