// refused by: checks — a chain of tasks for each place: a bound, but nobody tells them of an end

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
  var rest = ids[...]
  var avatars: [Int: Avatar] = [:]
  var workers: [Task<Void, any Error>] = []
  for _ in 0..<limit {
    workers.append(
      Task {
        while let id = rest.popFirst() {
          avatars[id] = try await server.download(id)
        }
      })
  }
  for worker in workers {
    try await worker.value
  }
  return ids.compactMap { avatars[$0] }
}
