import Dispatch
import Synchronization

/// Counts the work that is done on the main actor, and that done elsewhere.
///
/// Under a test runner the main actor has no fixed thread, so its queue is marked.
final class MainActorMeter: Sendable {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private let counts = Mutex((main: 0, elsewhere: 0))

  init() { _ = Self.key }

  var onMainActor: Int { counts.withLock { $0.main } }
  var elsewhere: Int { counts.withLock { $0.elsewhere } }

  func work(_ units: Int) {
    let isOnMainActor = DispatchQueue.getSpecific(key: Self.key) ?? false
    counts.withLock { counts in
      if isOnMainActor { counts.main += units } else { counts.elsewhere += units }
    }
  }
}
