// refused by: gates — a lock inside the actor, so that `hasAvatar` needs no visit
// In flight once
//
// Fifty rows of a list show the same face. They ask the cache below at the same time, and the
// server sends that avatar fifty times: while the first call waits for its download, the cache is
// still empty, and an actor lets the next call in.
//
// Goal: for each employee, one download is in flight at a time. Who asks meanwhile waits for it and
// gets what it brings: its avatar, or its error. To wait is not to ask again and again in a loop.
// Different employees do not wait for each other. An avatar that came is kept, and never downloaded
// again. An error is not kept: when those who waited have got it, the next call downloads again,
// and again only once. All this holds for a download that ends at once, too. `AvatarCache` stays an
// actor, with `avatar(of:)` and `hasAvatar(of:)`: from outside, both have to be awaited. What it
// stores is up to you. Nobody is cancelled here: that is the next step.

import Synchronization

// MARK: - Given

nonisolated struct Avatar: Equatable {
  let employeeID: Int
  let pixels: [UInt8]
}

actor AvatarCache {
  private let download: @Sendable (_ employeeID: Int) async throws -> Avatar

  init(download: @escaping @Sendable (_ employeeID: Int) async throws -> Avatar) {
    self.download = download
  }

  // MARK: - Your turn

  private let kept = Mutex<[Int: Avatar]>([:])
  private var inFlight: [Int: Task<Avatar, any Error>] = [:]

  nonisolated func hasAvatar(of employeeID: Int) -> Bool { kept.withLock { $0[employeeID] != nil } }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = kept.withLock({ $0[employeeID] }) { return known }
    if let task = inFlight[employeeID] { return try await task.value }
    let task = Task {
      defer { inFlight[employeeID] = nil }
      let avatar = try await download(employeeID)
      kept.withLock { $0[employeeID] = avatar }
      return avatar
    }
    inFlight[employeeID] = task
    return try await task.value
  }
}
