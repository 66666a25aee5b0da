// refused by: gates — a class with a lock: right today, and no longer what the goal asks for
// whole: `AvatarCache` becomes a nonisolated, `Sendable` class
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

import Synchronization

// MARK: - Given

nonisolated struct Avatar: Equatable {
  let employeeID: Int
  let pixels: [UInt8]
}

nonisolated final class AvatarCache: Sendable {
  private let download: @Sendable (_ employeeID: Int) async throws -> Avatar

  init(download: @escaping @Sendable (_ employeeID: Int) async throws -> Avatar) {
    self.download = download
  }

  // MARK: - Your turn

  private struct State {
    var avatars: [Int: Avatar] = [:]
    var inFlight: [Int: Task<Avatar, any Error>] = [:]
  }

  private let state = Mutex(State())

  func hasAvatar(of employeeID: Int) -> Bool {
    state.withLock { $0.avatars[employeeID] != nil }
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    let task = state.withLock { state in
      if let task = state.inFlight[employeeID] { return task }
      let task = Task { try await self.fetch(employeeID) }
      state.inFlight[employeeID] = task
      return task
    }
    return try await task.value
  }

  private func fetch(_ employeeID: Int) async throws -> Avatar {
    do {
      let avatar = try await download(employeeID)
      state.withLock { $0.avatars[employeeID] = avatar }
      return avatar
    } catch {
      state.withLock { $0.inFlight[employeeID] = nil }
      throw error
    }
  }
}
