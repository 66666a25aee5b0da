// differs: a map for any sequence and any work, which knows nothing of avatars

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

extension Sequence where Element: Sendable {
  func concurrentMap<T: Sendable>(
    width: Int, _ transform: @escaping @Sendable (Element) async throws -> T
  ) async throws -> [T] {
    try await withThrowingTaskGroup(of: (offset: Int, value: T).self) { group in
      var results: [(offset: Int, value: T)] = []
      for (offset, element) in self.enumerated() {
        if offset >= width, let done = try await group.next() { results.append(done) }
        group.addTask { (offset, try await transform(element)) }
      }
      for try await done in group { results.append(done) }
      return results.sorted { $0.offset < $1.offset }.map(\.value)
    }
  }
}

func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  try await ids.concurrentMap(width: limit) { try await server.download($0) }
}
