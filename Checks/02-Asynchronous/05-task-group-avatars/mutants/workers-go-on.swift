// refused by: checks — the workers are cancelled, and never look: each takes one more id

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

private actor Queue {
  private var rest: ArraySlice<Int>
  private var avatars: [Int: Avatar] = [:]

  init(_ ids: [Int]) { rest = ids[...] }

  func next() -> Int? { rest.popFirst() }
  func keep(_ avatar: Avatar, of id: Int) { avatars[id] = avatar }
  func all(_ ids: [Int]) -> [Avatar] { ids.compactMap { avatars[$0] } }
}

func loadAvatars(
  of ids: [Int], atMost limit: Int, from server: AvatarServer
) async throws -> [Avatar] {
  let queue = Queue(ids)
  try await withThrowingTaskGroup { group in
    for _ in 0..<limit {
      group.addTask {
        while let id = await queue.next() {
          await queue.keep(try await server.download(id), of: id)
        }
      }
    }
    for try await _ in group {}
  }
  return await queue.all(ids)
}
