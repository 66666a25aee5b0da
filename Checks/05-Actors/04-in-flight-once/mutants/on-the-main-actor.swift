// refused by: gates — a class on the main actor: each row that scrolls in is one more job there
// whole: `AvatarCache` becomes a class on the main actor
// In flight once
//
// Fifty rows of a list show the same face. They ask the cache below at the same time, and the
// server sends that avatar fifty times: while the first call waits for its download, the cache is
// still empty, and an actor lets the next call in.
//
// Goal: for each employee, one download is in flight at a time. Who asks meanwhile waits for it and
// gets what it brings: its avatar, or its error. Different employees do not wait for each other. An
// avatar that came is kept, and never downloaded again. An error is not kept: when those who waited
// have got it, the next call downloads again, and again only once. `AvatarCache` stays an actor,
// with `avatar(of:)` and `hasAvatar(of:)`; what it stores is up to you. No call is cancelled here:
// that is the next step.

// MARK: - Given

nonisolated struct Avatar: Equatable {
  let employeeID: Int
  let pixels: [UInt8]
}

final class AvatarCache {
  private let download: @Sendable (_ employeeID: Int) async throws -> Avatar

  init(download: @escaping @Sendable (_ employeeID: Int) async throws -> Avatar) {
    self.download = download
  }

  // MARK: - Your turn

  private var avatars: [Int: Avatar] = [:]  // By employee.
  /// The downloads that have not ended yet.
  private var inFlight: [Int: Task<Avatar, any Error>] = [:]

  /// Whether an avatar is kept; it never downloads.
  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    // Any number of callers can wait for one task; all of them get its value, or its error.
    if let task = inFlight[employeeID] { return try await task.value }
    let task = Task {
      // Whichever way it ends, the download is in flight no longer before a caller hears of it.
      defer { inFlight[employeeID] = nil }
      let avatar = try await download(employeeID)
      avatars[employeeID] = avatar
      return avatar
    }
    // No `await` stands between the question and this line, so no other call has come in between.
    inFlight[employeeID] = task
    return try await task.value
  }
}
