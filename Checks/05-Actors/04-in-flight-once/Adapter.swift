public import InFlightOnceSubject

@testable import InFlightOnce

/// Hands the learner's cache to the checks.
public func makeSubject() -> InFlightOnceSubject::Subject {
  InFlightOnceSubject::Subject {
    (download: @escaping InFlightOnceSubject::Subject.Download)
      -> InFlightOnceSubject::Subject.Cache in
    let cache: InFlightOnce::AvatarCache = InFlightOnce::AvatarCache(
      download: { (employeeID: Int) async throws -> InFlightOnce::Avatar in
        let pixels: [UInt8] = try await download(employeeID)
        return InFlightOnce::Avatar(employeeID: employeeID, pixels: pixels)
      })
    return InFlightOnceSubject::Subject.Cache(
      ask: { (employeeID: Int) async -> InFlightOnceSubject::Subject.Answer in
        await ask(cache, for: employeeID)
      },
      askTwice: { (employeeID: Int) async -> [InFlightOnceSubject::Subject.Answer] in
        await askTwice(cache, for: employeeID)
      },
      has: { (employeeID: Int) async -> Bool in await cache.hasAvatar(of: employeeID) }
    )
  }
}

private func askTwice(
  _ cache: isolated InFlightOnce::AvatarCache, for employeeID: Int
) async -> [InFlightOnceSubject::Subject.Answer] {
  let first: InFlightOnceSubject::Subject.Answer = await ask(cache, for: employeeID)
  let second: InFlightOnceSubject::Subject.Answer = await ask(cache, for: employeeID)
  return [first, second]
}

private func ask(
  _ cache: isolated InFlightOnce::AvatarCache, for employeeID: Int
) async -> InFlightOnceSubject::Subject.Answer {
  do {
    let avatar: InFlightOnce::Avatar = try await cache.avatar(of: employeeID)
    return InFlightOnceSubject::Subject.Answer.success(avatar.pixels)
  } catch {
    return InFlightOnceSubject::Subject.Answer.failure(error)
  }
}
