public import NonisolatedInitSubject

@testable import NonisolatedInit

private typealias Screen = NonisolatedInitSubject::Subject.Screen

@NonisolatedInit::DataLayer
private func sessionOfANewClient() -> Int {
  let client: NonisolatedInit::EmployeeClient = NonisolatedInit::EmployeeClient()
  return client.session
}

private typealias Work = @NonisolatedInit::DataLayer (String) async -> [String]

// A reference to a method has the method's isolation in its type, and a cast does not change it.
nonisolated private func worksOnTheLayer() -> [Bool] {
  let repository: NonisolatedInit::EmployeeRepository = NonisolatedInit::EmployeeRepository()
  let client: NonisolatedInit::EmployeeClient = NonisolatedInit::EmployeeClient()
  return [(repository.names as Any) is Work, (client.fetch as Any) is Work]
}

/// Hands the learner's repository and its client to the checks.
public func makeSubject() -> NonisolatedInitSubject::Subject {
  NonisolatedInitSubject::Subject(
    makeScreen: { () -> NonisolatedInitSubject::Subject.Screen in
      let model: NonisolatedInit::DirectoryModel = NonisolatedInit::DirectoryModel()
      return Screen(
        names: { (department: String) async -> [String] in
          await model.repository.names(in: department)
        },
        forget: { (department: String) async -> Void in
          await model.repository.forget(department)
        },
        renewSession: { () async -> Void in await model.repository.client.renewSession() },
        requestCount: { () async -> Int in await model.repository.client.requestCount }
      )
    },
    firstSession: { () async -> Int in await sessionOfANewClient() },
    worksOnTheLayer: { () -> [Bool] in worksOnTheLayer() }
  )
}
