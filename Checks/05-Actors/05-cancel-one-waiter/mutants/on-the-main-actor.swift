// refused by: gates — a class on the main actor: every caller that wants an avatar has to hop there
// whole: `AvatarCache` becomes a class on the main actor
// Cancel one waiter
//
// A row that scrolls away cancels its task. In the cache below, the first row downloads for all who
// ask meanwhile. When that row is cancelled, the download ends, and all of them get its error. A
// row that only waits does not notice its own cancellation: it stays until the download has ended.
//
// Goal: a download belongs to the cache. No cancelled caller ends it, not even the last one; it
// goes on, and what it brings is kept. A cancelled caller waits no longer: `avatar(of:)` throws
// `CancellationError` while the download goes on. (Where the avatar is kept already, a cancelled
// caller may get it.) The others wait on, and get the avatar, or the error that the download ended
// with. To wait is not to ask again and again in a loop. The rest stays: for each employee one
// download in flight, which serves all who ask meanwhile; an avatar is kept, an error is not.
// `AvatarCache` stays an actor, with `avatar(of:)` and `hasAvatar(of:)`; its storage is up to you.

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
  private var waiting: [Int: [Int: CheckedContinuation<Avatar, any Error>]] = [:]
  private var callers = 0

  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    if waiting[employeeID] == nil {
      waiting[employeeID] = [:]
      Task { await fetch(employeeID) }
    }
    callers += 1
    let caller = callers
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[employeeID]?[caller] = $0 }
    } onCancel: {
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

  private func leave(_ employeeID: Int, _ caller: Int) {
    waiting[employeeID]?.removeValue(forKey: caller)?.resume(throwing: CancellationError())
  }
}
