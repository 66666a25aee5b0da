import Foundation
import Synchronization
import WorkshopEngine

/// Keeps cores busy, so that what runs beside it is often interrupted.
public final class Load: Sendable {
  private let isWanted = Atomic(true)

  /// - Parameter cores: How many threads spin until ``stop()``.
  public init(cores: Int) {
    for _ in 0..<cores {
      Thread.detachNewThread {
        while self.isWanted.load(ordering: .relaxed) {}
      }
    }
  }

  public func stop() {
    isWanted.store(false, ordering: .relaxed)
  }
}
