// differs: a struct for each employee holds the task and the callers, with a UUID for each of them
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

import Foundation

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

  private struct Desk {
    let task: Task<Void, Never>
    var callers: [UUID: CheckedContinuation<Avatar, any Error>] = [:]
  }

  private var avatars: [Int: Avatar] = [:]
  private var desks: [Int: Desk] = [:]

  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    try Task.checkCancellation()
    if let known = avatars[employeeID] { return known }
    if desks[employeeID] == nil {
      desks[employeeID] = Desk(task: Task { await serve(employeeID) })
    }
    let caller = UUID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        desks[employeeID]?.callers[caller] = continuation
      }
    } onCancel: {
      Task { await sendAway(caller, from: employeeID) }
    }
  }

  private func serve(_ employeeID: Int) async {
    do {
      let avatar = try await download(employeeID)
      avatars[employeeID] = avatar
      close(employeeID, with: .success(avatar))
    } catch {
      close(employeeID, with: .failure(error))
    }
  }

  private func close(_ employeeID: Int, with result: Result<Avatar, any Error>) {
    guard let desk = desks.removeValue(forKey: employeeID) else { return }
    for (_, continuation) in desk.callers { continuation.resume(with: result) }
  }

  private func sendAway(_ caller: UUID, from employeeID: Int) {
    guard let continuation = desks[employeeID]?.callers.removeValue(forKey: caller) else { return }
    continuation.resume(throwing: CancellationError())
  }
}
