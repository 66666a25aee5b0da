// Cancel one waiter
//
// Below, the first caller's task downloads for all. If it is cancelled, all get its error. A caller
// that only waits does not notice its own cancellation.
//
// Goal: the cache owns the download, and a cancelled caller stops waiting.
//
// - A cancelled caller gets `CancellationError` while the download goes on.
// - No cancelled caller ends the download, not even the last one. Its avatar is kept.
// - Other callers get the avatar or the download's error, and do not poll.
// - Each employee has one download. An avatar is kept, an error is not. Downloads may end at once.
// - `AvatarCache` stays an actor with its two methods.
//
// Up to you: ties; a caller cancelled before the call.

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
  /// Who waits for the download of an employee; no entry while none is in flight.
  private var waiting: [Int: [CheckedContinuation<Avatar, any Error>]] = [:]

  /// Whether an avatar is kept; it never downloads.
  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    if waiting[employeeID] != nil {
      return try await withCheckedThrowingContinuation { waiting[employeeID]?.append($0) }
    }
    waiting[employeeID] = []
    // TODO: This runs in the first caller's task. Let the cache download, and each caller wait.
    let result: Result<Avatar, any Error>
    do {
      let avatar = try await download(employeeID)
      avatars[employeeID] = avatar
      result = .success(avatar)
    } catch {
      result = .failure(error)
    }
    for waiter in waiting.removeValue(forKey: employeeID) ?? [] { waiter.resume(with: result) }
    return try result.get()
  }
}
