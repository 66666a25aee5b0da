import CWorkshopSystem
import Foundation
import Synchronization

/// Numbers of users that do not exist, one for each run at a time.
///
/// The kernel counts processes for a user, and lets one of a user's processes end another: two
/// runs with one number would meet. A lock on a file keeps two graders on one machine apart too.
final class UserPool: Sendable {
  /// The first number: above those of people and services, below those of containers' users.
  static let first: UInt32 = 61_000
  static let count: UInt32 = 184
  private let folder: String
  /// Numbers of which no process was found, or whose processes were ours and are gone.
  private let unused = Mutex<Set<UInt32>>([])
  /// Containers of one machine share the kernel's count and no lock: they begin at different ones.
  private let start = UInt32.random(in: 0..<count)

  /// A number that no other run has until it is given back.
  struct Lease: Sendable {
    let id: UInt32
    fileprivate let lock: Int32

    func giveBack() { close(lock) }
  }

  /// - Throws: `SpawnError` where no folder is ours alone.
  init() throws {
    let places = ["/run/workshop-users", "/var/lock/workshop-users", "/tmp/workshop-users"]
    for place in places where Self.isOurs(place) {
      folder = place
      return
    }
    throw SpawnError(description: "\(places[0]): cannot be made for root alone")
  }

  /// - Throws: `SpawnError` where all numbers are taken.
  func take() throws -> Lease {
    for offset in 0..<Self.count {
      let id = Self.first + (start + offset) % Self.count
      let lock = workshop_lock("\(folder)/\(id)")
      guard lock >= 0 else { continue }
      // What another grader left when it was killed would count for this run.
      if unused.withLock({ $0.contains(id) }) || workshop_user_threads(id) == 0 {
        unused.withLock { _ = $0.insert(id) }
        return Lease(id: id, lock: lock)
      }
      close(lock)
    }
    throw SpawnError(description: "\(folder): no user is free of \(Self.count)")
  }

  private static func isOurs(_ folder: String) -> Bool {
    mkdir(folder, 0o700)
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }
}
