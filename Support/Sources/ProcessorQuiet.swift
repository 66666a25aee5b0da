import Foundation

/// Tells from processor time whether this process has come to rest, where jobs are not counted.
///
/// Work that runs uses processor time, so a stretch in which the process used none is quiet. Work that is ready
/// and waits for a processor uses none either. On a busy machine this thread waits for a processor too, so how
/// late it wakes says how long a quiet stretch has to be. That is strong evidence, and no proof.
struct ProcessorQuiet {
  /// Microseconds of quiet so far, one pause after another.
  private var quiet = 0
  /// The latest that a pause has ended, in microseconds.
  private var lateness = 0
  /// Microseconds of the next pause.
  private var next = 1_000
  private let begin = Self.processorTime

  /// Whether it has been quiet for long enough.
  var isReached: Bool { quiet >= min(max(6_000, 8 * lateness), 200_000) }

  /// Whether the process has worked for so long that its work is taken for endless.
  var isEndless: Bool { Self.processorTime - begin > 3_000_000 }

  /// Blocks the calling thread for a moment, and takes down whether the process was quiet meanwhile.
  mutating func look() {
    let start = ContinuousClock.now
    let before = Self.processorTime
    usleep(UInt32(next))
    let spent = Self.processorTime - before
    let took = Int((ContinuousClock.now - start) / .microseconds(1))
    lateness = max(lateness, took - next)
    // Threads that fall asleep, and the thread that looks.
    if spent <= 200 + took / 50 {
      quiet += took
      next = min(next * 2, 16_000)
    } else {
      (quiet, next) = (0, 1_000)
    }
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

  /// Microseconds of all threads together.
  private static var processorTime: Int { Int(clock()) }
}
