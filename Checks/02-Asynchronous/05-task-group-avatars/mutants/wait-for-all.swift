// refused by: checks — workers and `waitForAll()`: an error is thrown when all the rest is downloaded

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
          try Task.checkCancellation()
          await queue.keep(try await server.download(id), of: id)
        }
      }
    }
    try await group.waitForAll()
  }
  return await queue.all(ids)
}
