// must compile: on the layer, everything else is used without `await`
// mode: app
@testable import NonisolatedInit

@NonisolatedInit::DataLayer
func gateForgets(_ repository: NonisolatedInit::EmployeeRepository) -> Int {
  let client = NonisolatedInit::EmployeeClient()
  client.renewSession()
  repository.forget("Ships")
  return client.session + repository.client.requestCount
}
