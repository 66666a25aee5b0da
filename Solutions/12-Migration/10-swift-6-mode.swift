// The Swift 6 language mode
//
// One file is left. Its queue has a barrier for writers, and no line says what it guards. In the Swift 6 mode,
// warnings became errors.
//
// Goal: RosterKit compiles in the Swift 6 language mode.
//
// - The cache can be used on any queue, without `await`.
// - A handler is called once, off the main actor, with the last photo kept before `photo(of:completion:)`.
// - A handler may use the cache.
// - When the cache is full, the employee whose first photo is the oldest is forgotten.
// - A trimmed cache has no trace of employees who are not on the roster.
// - `count` includes what any queue has kept before.
// - The module fits the step's budget.

// MARK: - Your turn

import Foundation
import Synchronization

/// Photos by employee, for every queue.
// The lock holds the photos and their order, so the class is Sendable. A barrier on a queue did the same, but only for
// those who read its comment.
nonisolated public final class PhotoCache: Sendable {
  private struct State {
    var photos: [Int: Data] = [:]
    var order: [Int] = []
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "roster.photos")
  private let capacity: Int

  /// - Parameter capacity: How many photos are kept.
  public init(capacity: Int = 200) {
    self.capacity = capacity
  }

  /// Calls back on the cache's queue.
  public func photo(of employee: Employee, completion: @escaping @Sendable (Data?) -> Void) {
    // The handler is code of others. It is called after the lock is released, since it may use the cache.
    queue.async {
      let photo = self.state.withLock { $0.photos[employee.id] }
      completion(photo)
    }
  }

  public func keep(_ photo: Data, of employee: Employee) {
    state.withLock { state in
      if state.photos.updateValue(photo, forKey: employee.id) == nil {
        state.order.append(employee.id)
      }
      while state.order.count > capacity {
        state.photos[state.order.removeFirst()] = nil
      }
    }
  }

  /// Forgets the photos of employees who are not on the roster.
  public func trim(to snapshot: RosterSnapshot) {
    let ids = Set(snapshot.employees.map(\.id))
    state.withLock { state in
      state.photos = state.photos.filter { ids.contains($0.key) }
      state.order.removeAll { !ids.contains($0) }
    }
  }

  public var count: Int {
    state.withLock { $0.photos.count }
  }
}
