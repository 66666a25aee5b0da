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

// TODO: Say what guards the photos, so that the compiler can check it.

import Foundation

/// Photos by employee: many readers at a time, one writer.
public final class PhotoCache {
  private let queue = DispatchQueue(label: "roster.photos", attributes: .concurrent)
  private let capacity: Int
  private var photos: [Int: Data] = [:]
  private var order: [Int] = []

  /// - Parameter capacity: How many photos are kept.
  public init(capacity: Int = 200) {
    self.capacity = capacity
  }

  /// Calls back on the cache's queue.
  public func photo(of employee: Employee, completion: @escaping (Data?) -> Void) {
    queue.async {
      completion(self.photos[employee.id])
    }
  }

  public func keep(_ photo: Data, of employee: Employee) {
    queue.async(flags: .barrier) {
      if self.photos.updateValue(photo, forKey: employee.id) == nil {
        self.order.append(employee.id)
      }
      while self.order.count > self.capacity {
        self.photos[self.order.removeFirst()] = nil
      }
    }
  }

  /// Forgets the photos of all who are not on the roster.
  public func trim(to snapshot: RosterSnapshot) {
    queue.async(flags: .barrier) {
      let ids = Set(snapshot.employees.map(\.id))
      self.photos = self.photos.filter { ids.contains($0.key) }
      self.order.removeAll { !ids.contains($0) }
    }
  }

  /// Waits for the writers that came before.
  public var count: Int {
    queue.sync { photos.count }
  }
}
