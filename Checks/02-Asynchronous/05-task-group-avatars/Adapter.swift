public import TaskGroupAvatarsSubject

@testable import TaskGroupAvatars

/// Hands the learner's function to the checks.
public func makeSubject() -> TaskGroupAvatarsSubject::Subject {
  TaskGroupAvatarsSubject::Subject {
    (ids: [Int], limit: Int, download: @escaping TaskGroupAvatarsSubject::Subject.Download)
      async throws -> [Int] in
    let server: TaskGroupAvatars::AvatarServer = TaskGroupAvatars::AvatarServer(
      download: { (id: Int) async throws -> TaskGroupAvatars::Avatar in
        try await download(id)
        return TaskGroupAvatars::Avatar(employeeID: id, symbol: "avatar of \(id)")
      })
    let avatars: [TaskGroupAvatars::Avatar] = try await TaskGroupAvatars::loadAvatars(
      of: ids, atMost: limit, from: server)
    return avatars.Swift::map { (avatar: TaskGroupAvatars::Avatar) -> Int in avatar.employeeID }
  }
}
