// differs: off the main actor; counts what runs, and sorts the pairs when all are there

// MARK: - Given

nonisolated struct Avatar: Sendable {
  let employeeID: Int
  let symbol: String
}

nonisolated struct AvatarServer: Sendable {
  /// Downloads the avatar of the employee with an id.
  let download: @Sendable (_ id: Int) async throws -> Avatar
}

// MARK: - Your turn

@concurrent
func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  try await withThrowingTaskGroup(of: (place: Int, avatar: Avatar).self) { group in
    var running = 0
    var pairs: [(place: Int, avatar: Avatar)] = []
    for place in ids.indices {
      if running == limit {
        if let pair = try await group.next() { pairs.append(pair) }
        running -= 1
      }
      group.addTask { (place: place, avatar: try await server.download(ids[place])) }
      running += 1
    }
    while let pair = try await group.next() { pairs.append(pair) }
    return pairs.sorted { $0.place < $1.place }.map(\.avatar)
  }
}
