// must compile: nonisolated synchronous code makes a repository, and a client
// mode: library
@testable import NonisolatedInit

func gateMakesARepository() -> NonisolatedInit::EmployeeRepository {
  NonisolatedInit::EmployeeRepository()
}

func gateMakesAClient() -> NonisolatedInit::EmployeeClient {
  NonisolatedInit::EmployeeClient()
}
