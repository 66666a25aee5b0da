// Cancel one waiter
//
// A row that scrolls away cancels its task. In the cache below, the first row downloads for all who
// ask meanwhile. When that row is cancelled, the download ends, and all of them get its error. A
// row that only waits does not notice its own cancellation: it stays until the download has ended.
//
// Goal: a download belongs to the cache, and a cancelled caller waits no longer.
//
// - A cancelled caller gets `CancellationError` while the download goes on. (It may get the avatar
//   where that is kept already, and either error where the download fails at the same moment.)
// - No cancelled caller ends the download, not even the last one, and what it brings is kept.
//   Whether a caller that is cancelled before it asks begins a download is up to you.
// - The others wait on, and get the avatar, or the error that the download ended with. To wait is
//   not to ask again and again in a loop.
// - The rest stays: one download for each employee, which serves all who ask meanwhile; an avatar
//   is kept, an error is not, also where a download ends at once. Caches share nothing.
// - `AvatarCache` stays an actor, with `avatar(of:)` and `hasAvatar(of:)`: from outside, both have
//   to be awaited. What it stores is up to you.

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
  /// Who waits for the download of an employee, each under a number of its own; no entry while none
  /// is in flight.
  private var waiting: [Int: [Int: CheckedContinuation<Avatar, any Error>]] = [:]
  private var callers = 0

  /// Whether an avatar is kept; it never downloads.
  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    if waiting[employeeID] == nil {
      waiting[employeeID] = [:]
      // A task of its own: the cancellation of a caller does not reach it.
      Task { await fetch(employeeID) }
    }
    callers += 1
    let caller = callers
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[employeeID]?[caller] = $0 }
    } onCancel: {
      // The handler runs at once, wherever `cancel()` was called. The dictionary is the actor's.
      Task { await leave(employeeID, caller) }
    }
  }

  private func fetch(_ employeeID: Int) async {
    let result: Result<Avatar, any Error>
    do {
      let avatar = try await download(employeeID)
      avatars[employeeID] = avatar
      result = .success(avatar)
    } catch {
      result = .failure(error)
    }
    let waiters = waiting.removeValue(forKey: employeeID) ?? [:]
    for waiter in waiters.values { waiter.resume(with: result) }
  }

  /// Resumes one caller, if it still waits. An empty entry stays: the download is still in flight.
  private func leave(_ employeeID: Int, _ caller: Int) {
    waiting[employeeID]?.removeValue(forKey: caller)?.resume(throwing: CancellationError())
  }
}
