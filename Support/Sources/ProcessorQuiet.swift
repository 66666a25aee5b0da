import Foundation
import Synchronization

/// Tells from processor time whether this process has come to rest, where jobs are not counted.
///
/// Work that runs uses processor time, so a stretch in which no other thread of the process used any is quiet. Work
/// that is ready and waits for a processor uses none either. So threads that look keep the processors busy
/// meanwhile: where processors are shared fairly, work that is ready has had its turn before such a thread has used
/// more than a few turns. How long one of them was kept waiting says how long a quiet stretch has to be. That is
/// strong evidence, and no proof.
///
/// A look after one that was not quiet begins with a pause of 1 ms, since work that goes on needs the processor. No
/// event can take its place: the question is whether there are any. The clock measures how long threads waited,
/// never how long an answer took. A wait that looks until ``isReached`` or ``isEndless`` ends: a look that is not
/// quiet has seen at least 0.2 ms of processor time, so there are at most 5 000 of those in a second of it.
struct ProcessorQuiet {
  /// What one look has seen, in microseconds.
  struct Look {
    /// How long it took.
    var took = 0
    /// The processor time of the thread that looked least, while nothing else was at work.
    var burned = 0
    /// The longest time for which one of those threads was kept from a processor.
    var gap = 0
    /// The processor time of all other threads.
    var others = 0

    init(took: Int = 0, burned: Int = 0, gap: Int = 0, others: Int = 0) {
      (self.took, self.burned, self.gap, self.others) = (took, burned, gap, others)
    }

    /// Threads that fall asleep use some, too.
    var isQuiet: Bool { others <= 200 + took / 50 }
  }

  /// How long it has been quiet, and how much of that the threads that look were at work.
  private var stretch = Look()
  /// Microseconds of processor time that others have used in all looks and between them.
  private var worked = 0
  private var latest: Int
  private let endless: Int

  /// - Parameter endless: After how many microseconds of processor time work is taken for endless.
  init(endless: Int = 3_000_000) {
    self.endless = endless
    latest = ProcessorTime.ofOthers
  }

  /// Microseconds of work of the threads that look: a few turns of a thread.
  private static let enough = 10_000

  /// Whether it has been quiet for long enough.
  var isReached: Bool {
    stretch.burned >= Self.enough && stretch.took >= min(8 * stretch.gap, 400_000)
  }

  /// Whether the process has worked for so long that its work is taken for endless.
  var isEndless: Bool { worked > endless }

  /// Holds the calling thread for a moment, and takes down whether the process was quiet meanwhile.
  mutating func look() {
    // Each as long as all before it, and not longer than is needed: work that goes on is seen early.
    let missing = stretch.burned < Self.enough ? Self.enough - stretch.burned : 8_000
    let span = max(1_000, min(stretch.burned, missing))
    let look = Self.look(pausing: stretch.took == 0, for: span)
    let now = ProcessorTime.ofOthers
    note(look, worked: now - latest)
    latest = now
  }

  /// - Parameter worked: The processor time of others since the look before, in microseconds.
  mutating func note(_ look: Look, worked more: Int) {
    worked += more
    guard look.isQuiet else {
      stretch = Look(gap: max(stretch.gap, look.gap))
      return
    }
    stretch.took += look.took
    stretch.burned += look.burned
    stretch.gap = max(stretch.gap, look.gap)
  }

  /// Looks from a thread of its own, so that the main actor and the pool are free meanwhile.
  func looked() async -> ProcessorQuiet {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var quiet = self
        quiet.look()
        continuation.resume(returning: quiet)
      }
    }
  }

  /// Keeps every processor busy for a span of processor time, unless others are seen at work.
  ///
  /// The caller sleeps meanwhile. It holds the turn, and perhaps a lock of the code that it looks at, and on Linux who
  /// waits for a Mutex spins while its holder is at work: the process would not be seen at rest.
  private static func look(pausing: Bool, for span: Int) -> Look {
    // One at a time: two would take each other for work.
    turn.withLock { _ in
      let begin = ContinuousClock.now
      let before = ProcessorTime.ofOthers
      let own = ProcessorTime.ofThisThread
      if pausing { usleep(1_000) }
      // One for each processor: each has a queue of its own, where work that is ready may wait.
      let lookers = min(max(ProcessInfo.processInfo.activeProcessorCount, 2), 4)
      let looks = Mutex<[Look]>([])
      let hasLooked = DispatchSemaphore(value: 0)
      for _ in 0..<lookers {
        Thread.detachNewThread {
          let look = keepBusy(for: span, since: before)
          // All that this thread has used, from its first instruction on.
          ProcessorTime.ofLooks.add(ProcessorTime.ofThisThread - look.burned, ordering: .relaxed)
          looks.withLock { $0.append(look) }
          hasLooked.signal()
        }
      }
      for _ in 0..<lookers { hasLooked.wait() }
      ProcessorTime.ofLooks.add(ProcessorTime.ofThisThread - own, ordering: .relaxed)
      var look = Look(burned: .max)
      for one in looks.withLock({ $0 }) {
        look.burned = min(look.burned, one.burned)
        look.gap = max(look.gap, one.gap)
      }
      look.took = Int((ContinuousClock.now - begin) / .microseconds(1))
      look.others = ProcessorTime.ofOthers - before
      return look
    }
  }

  /// Keeps one processor busy.
  private static func keepBusy(for span: Int, since before: Int) -> Look {
    var look = Look()
    let begin = ProcessorTime.ofThisThread
    var latest = ContinuousClock.now
    while look.burned < span {
      var now = ContinuousClock.now
      // Reading processor time is work of the system's: seldom is enough.
      let next = now + .microseconds(100)
      while now < next { now = ContinuousClock.now }
      look.gap = max(look.gap, Int((now - latest) / .microseconds(1)))
      latest = now
      let used = ProcessorTime.ofThisThread - begin
      ProcessorTime.ofLooks.add(used - look.burned, ordering: .relaxed)
      look.burned = used
      // More than threads that look have still to tell.
      if ProcessorTime.ofOthers - before > 2_000 { break }
    }
    return look
  }

  private static let turn = Mutex(())
}

/// Microseconds that processors have worked.
enum ProcessorTime {
  /// For threads that look.
  static let ofLooks = Atomic(0)

  /// For all other threads of the process.
  static var ofOthers: Int { read(CLOCK_PROCESS_CPUTIME_ID) - ofLooks.load(ordering: .relaxed) }

  static var ofThisThread: Int { read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }
}
