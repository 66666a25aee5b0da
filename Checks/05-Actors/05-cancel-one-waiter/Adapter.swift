public import CancelOneWaiterSubject

@testable import CancelOneWaiter

/// Hands the learner's cache to the checks.
public func makeSubject() -> CancelOneWaiterSubject::Subject {
  CancelOneWaiterSubject::Subject {
    (download: @escaping CancelOneWaiterSubject::Subject.Download)
      -> CancelOneWaiterSubject::Subject.Cache in
    let cache: CancelOneWaiter::AvatarCache = CancelOneWaiter::AvatarCache(
      download: { (employeeID: Int) async throws -> CancelOneWaiter::Avatar in
        let pixels: [UInt8] = try await download(employeeID)
        return CancelOneWaiter::Avatar(employeeID: employeeID, pixels: pixels)
      })
    return CancelOneWaiterSubject::Subject.Cache(
      ask: { (employeeID: Int) async -> CancelOneWaiterSubject::Subject.Answer in
        await ask(cache, for: employeeID)
      },
      has: { (employeeID: Int) async -> Bool in await cache.hasAvatar(of: employeeID) }
    )
  }
}

private func ask(
  _ cache: CancelOneWaiter::AvatarCache, for employeeID: Int
) async -> CancelOneWaiterSubject::Subject.Answer {
  do {
    let avatar: CancelOneWaiter::Avatar = try await cache.avatar(of: employeeID)
    return CancelOneWaiterSubject::Subject.Answer.success(avatar.pixels)
  } catch {
    return CancelOneWaiterSubject::Subject.Answer.failure(error)
  }
}
