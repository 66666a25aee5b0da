// differs: a second task for each caller waits for the download; what it brings goes into a lock
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

import Synchronization

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

  /// What one caller waits for: whoever comes first, an answer or its cancellation, resumes it.
  private nonisolated final class Ticket: Sendable {
    private struct State {
      var result: Result<Avatar, any Error>?
      var caller: CheckedContinuation<Avatar, any Error>?
    }

    private let state = Mutex(State())

    func wait() async throws -> Avatar {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { caller in
          let result = state.withLock { state in
            if state.result == nil { state.caller = caller }
            return state.result
          }
          if let result { caller.resume(with: result) }
        }
      } onCancel: {
        end(with: .failure(CancellationError()))
      }
    }

    func end(with result: Result<Avatar, any Error>) {
      let caller = state.withLock { state in
        if state.result == nil { state.result = result }
        defer { state.caller = nil }
        return state.caller
      }
      caller?.resume(with: result)
    }
  }

  private var avatars: [Int: Avatar] = [:]
  private var inFlight: [Int: Task<Avatar, any Error>] = [:]

  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    let task = inFlight[employeeID] ?? begin(employeeID)
    let ticket = Ticket()
    Task { ticket.end(with: await task.result) }
    return try await ticket.wait()
  }

  private func begin(_ employeeID: Int) -> Task<Avatar, any Error> {
    let task = Task {
      defer { inFlight[employeeID] = nil }
      let avatar = try await download(employeeID)
      avatars[employeeID] = avatar
      return avatar
    }
    inFlight[employeeID] = task
    return task
  }
}
