// must compile: nonisolated synchronous code makes an `EmployeeRepository()` and an `EmployeeClient()`
// mode: library
@testable import NonisolatedInit

func gateMakesARepository() -> NonisolatedInit::EmployeeRepository {
  NonisolatedInit::EmployeeRepository()
}

func gateMakesAClient() -> NonisolatedInit::EmployeeClient {
  NonisolatedInit::EmployeeClient()
}
