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
