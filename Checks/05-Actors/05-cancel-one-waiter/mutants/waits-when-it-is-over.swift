// refused by: checks — a task that begins at once may end before its caller is in the list
// Cancel one waiter
//
// A row that scrolls away cancels its task. In the cache below, the first row downloads for all who
// ask meanwhile. When that row is cancelled, the download ends, and all of them get its error. A
// row that only waits does not notice its own cancellation: it stays until the download has ended.
//
// Goal: a download belongs to the cache. No cancelled caller ends it, not even the last one; it
// goes on, and what it brings is kept. A cancelled caller waits no longer: `avatar(of:)` throws
// `CancellationError` while the download goes on. (Where the avatar is kept already, a cancelled
// caller may get it. Whether a caller that is cancelled before it asks begins a download is up to
// you.) The others wait on, and get the avatar, or the error that the download ended with. To wait
// is not to ask again and again in a loop. The rest stays: for each employee one download in
// flight, which serves all who ask meanwhile; an avatar is kept, an error is not, also where a
// download ends at once. `AvatarCache` stays an actor, with `avatar(of:)` and `hasAvatar(of:)`:
// from outside, both have to be awaited. Its storage is up to you.

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

  private var avatars: [Int: Avatar] = [:]

  func hasAvatar(of employeeID: Int) -> Bool { avatars[employeeID] != nil }
  private var waiting: [Int: [Int: CheckedContinuation<Avatar, any Error>]] = [:]
  private var count = 0

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    try Task.checkCancellation()
    count += 1
    let me = count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { c in
        if waiting[employeeID] == nil {
          waiting[employeeID] = [:]
          Task.immediate { await load(employeeID) }
        }
        waiting[employeeID]?[me] = c
      }
    } onCancel: {
      Task { await leave(me, employeeID) }
    }
  }

  private func leave(_ me: Int, _ id: Int) {
    waiting[id]?.removeValue(forKey: me)?.resume(throwing: CancellationError())
  }

  private func load(_ id: Int) async {
    let result: Result<Avatar, any Error>
    do { result = .success(try await download(id)) } catch { result = .failure(error) }
    if case .success(let a) = result { avatars[id] = a }
    for c in (waiting.removeValue(forKey: id) ?? [:]).values { c.resume(with: result) }
  }
}
