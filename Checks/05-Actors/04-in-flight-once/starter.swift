// In flight once
//
// Fifty rows ask the cache below for one avatar. The server sends it fifty times: while the
// first call waits, the cache is empty, and the actor runs the next call.
//
// Goal: each employee has at most one download in flight, shared by all calls meanwhile.
//
// - Each waiting call gets the download's avatar or error, and does not poll.
// - Employees do not wait for each other. Caches share nothing.
// - An avatar is kept, and never downloaded again.
// - An error is not kept: the next call downloads again, once.
// - A download that ends at once is over: its error is gone, its avatar is kept.
// - `AvatarCache` stays an actor with its two methods.
//
// No caller is cancelled here.

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
