public import IsolatedParameterSubject

@testable import IsolatedParameter

/// Hands the learner's cache and function to the checks.
public func makeSubject() -> IsolatedParameterSubject::Subject {
  IsolatedParameterSubject::Subject {
    (executor: any SerialExecutor) -> IsolatedParameterSubject::Subject.Cache in
    let cache: IsolatedParameter::AvatarCache = IsolatedParameter::AvatarCache(executor: executor)
    return IsolatedParameterSubject::Subject.Cache(
      merge: { (page: [IsolatedParameterSubject::Subject.Avatar]) async -> Int in
        let avatars: [IsolatedParameter::Avatar] = page.Swift::map {
          (avatar: IsolatedParameterSubject::Subject.Avatar) -> IsolatedParameter::Avatar in
          IsolatedParameter::Avatar(employeeID: avatar.employeeID, version: avatar.version)
        }
        return await IsolatedParameter::merge(avatars, into: cache)
      },
      version: { (employeeID: Int) async -> Int in await cache.version(of: employeeID) }
    )
  }
}
