// refused by: checks — polite, between two looks: the download ends in that turn, and neither of them finds it

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
    // Nothing is there yet, so others may have their turn.
    await Task.yield()
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
