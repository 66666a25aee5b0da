// differs: each caller reads a stream, which ends when its reader is cancelled
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

actor AvatarCache {
  private let download: @Sendable (_ employeeID: Int) async throws -> Avatar

  init(download: @escaping @Sendable (_ employeeID: Int) async throws -> Avatar) {
    self.download = download
  }

  // MARK: - Your turn

  private typealias Answers = AsyncThrowingStream<Avatar, any Error>

  private var avatars: [Int: Avatar] = [:]
  private var inFlight: [Int: [Answers.Continuation]] = [:]

  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    if inFlight[employeeID] == nil {
      inFlight[employeeID] = []
      Task { await fetch(employeeID) }
    }
    let (answers, continuation) = Answers.makeStream()
    inFlight[employeeID]?.append(continuation)
    for try await avatar in answers { return avatar }
    throw CancellationError()
  }

  private func fetch(_ employeeID: Int) async {
    do {
      let avatar = try await download(employeeID)
      avatars[employeeID] = avatar
      for caller in inFlight.removeValue(forKey: employeeID) ?? [] {
        caller.yield(avatar)
        caller.finish()
      }
    } catch {
      for caller in inFlight.removeValue(forKey: employeeID) ?? [] {
        caller.finish(throwing: error)
      }
    }
  }
}
