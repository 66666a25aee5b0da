// differs: each employee has an actor of its own, so `hasAvatar` has to wait as well
// In flight once
//
// Fifty rows of a list show the same face. They ask the cache below at the same time, and the
// server sends that avatar fifty times: while the first call waits for its download, the cache is
// still empty, and an actor lets the next call in.
//
// Goal: for each employee, one download is in flight at a time. Who asks meanwhile waits for it and
// gets what it brings: its avatar, or its error. To wait is not to ask again and again in a loop.
// Different employees do not wait for each other. An avatar that came is kept, and never downloaded
// again. An error is not kept: when those who waited have got it, the next call downloads again,
// and again only once. All this holds for a download that ends at once, too. `AvatarCache` stays an
// actor, with `avatar(of:)` and `hasAvatar(of:)`: from outside, both have to be awaited. What it
// stores is up to you. Nobody is cancelled here: that is the next step.

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

  private actor Slot {
    var avatar: Avatar?
    var waiting: [CheckedContinuation<Result<Avatar, any Error>, Never>] = []
    var isLoading = false

    func get(_ load: @Sendable () async throws -> Avatar) async throws -> Avatar {
      if let avatar { return avatar }
      if isLoading { return try await withCheckedContinuation { waiting.append($0) }.get() }
      isLoading = true
      let result: Result<Avatar, any Error>
      do {
        let loaded = try await load()
        avatar = loaded
        result = .success(loaded)
      } catch { result = .failure(error) }
      isLoading = false
      for waiter in waiting { waiter.resume(returning: result) }
      waiting = []
      return try result.get()
    }
  }

  private var slots: [Int: Slot] = [:]

  func hasAvatar(of employeeID: Int) async -> Bool { await slots[employeeID]?.avatar != nil }

  func avatar(of employeeID: Int) async throws -> Avatar {
    let slot = slots[employeeID] ?? Slot()
    slots[employeeID] = slot
    return try await slot.get { [download] in try await download(employeeID) }
  }
}
