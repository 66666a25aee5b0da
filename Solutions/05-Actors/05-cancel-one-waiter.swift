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
