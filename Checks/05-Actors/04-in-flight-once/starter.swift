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

  private var avatars: [Int: Avatar] = [:]  // By employee.

  /// Whether an avatar is kept; it never downloads.
  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    // TODO: While one call is at this `await`, others come as far as here. Let them wait for it.
    let avatar = try await download(employeeID)
    avatars[employeeID] = avatar
    return avatar
  }
}
