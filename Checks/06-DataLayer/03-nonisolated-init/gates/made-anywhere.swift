// must compile: synchronous code makes an `EmployeeRepository()` and an `EmployeeClient()`, nonisolated too
// mode: library
@testable import NonisolatedInit

func gateMakesARepository() -> NonisolatedInit::EmployeeRepository {
  NonisolatedInit::EmployeeRepository()
}

func gateMakesAClient() -> NonisolatedInit::EmployeeClient {
  NonisolatedInit::EmployeeClient()
}
