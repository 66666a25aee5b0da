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
  /// The downloads that have not ended yet.
  private var inFlight: [Int: Task<Avatar, any Error>] = [:]

  /// Whether an avatar is kept; it never downloads.
  func hasAvatar(of employeeID: Int) -> Bool {
    avatars[employeeID] != nil
  }

  func avatar(of employeeID: Int) async throws -> Avatar {
    if let known = avatars[employeeID] { return known }
    // Nothing is there yet, so others may have their turn.
    await Task.yield()
    // Any number of callers can wait for one task; all of them get its value, or its error.
    if let task = inFlight[employeeID] { return try await task.value }
    let task = Task {
      // Whichever way it ends, the download is in flight no longer before anybody hears of it.
      defer { inFlight[employeeID] = nil }
      let avatar = try await download(employeeID)
      avatars[employeeID] = avatar
      return avatar
    }
    // No `await` stands between the question and this line, so nobody has come in between.
    inFlight[employeeID] = task
    return try await task.value
  }
}
