// differs: places in an array instead of a dictionary, an iterator, and `cancelAll()` spelled out

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

func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  var avatars = [Avatar?](repeating: nil, count: ids.count)
  try await withThrowingTaskGroup(of: (Int, Avatar).self) { group in
    var waiting = ids.enumerated().makeIterator()
    func addNext() {
      guard let (place, id) = waiting.next() else { return }
      group.addTask { (place, try await server.download(id)) }
    }
    for _ in 0..<limit { addNext() }
    do {
      while let (place, avatar) = try await group.next() {
        avatars[place] = avatar
        addNext()
      }
    } catch {
      group.cancelAll()
      throw error
    }
  }
  return avatars.compactMap(\.self)
}
