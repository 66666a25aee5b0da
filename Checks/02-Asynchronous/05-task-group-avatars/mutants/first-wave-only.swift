// refused by: checks — each place goes on in a task of its own: only the first downloads are children

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

private final class Queue {
  private var rest: ArraySlice<Int>
  private(set) var avatars: [Int: Avatar] = [:]

  init(_ ids: [Int]) { rest = ids[...] }

  func loadNext(from server: AvatarServer) async throws {
    guard let id = rest.popFirst() else { return }
    avatars[id] = try await server.download(id)
    try Task.checkCancellation()
    try await Task { try await loadNext(from: server) }.value
  }
}

func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  let queue = Queue(ids)
  try await withThrowingTaskGroup { group in
    for _ in 0..<limit {
      group.addTask { try await queue.loadNext(from: server) }
    }
    for try await _ in group {}
  }
  return ids.compactMap { queue.avatars[$0] }
}
