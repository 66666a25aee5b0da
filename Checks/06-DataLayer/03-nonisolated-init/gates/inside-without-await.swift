// must compile: everything else in the two classes stays on the layer, without `await`
// mode: app
@testable import NonisolatedInit

@NonisolatedInit::DataLayer
func gateForgets(_ repository: NonisolatedInit::EmployeeRepository) -> Int {
  let client = NonisolatedInit::EmployeeClient()
  client.renewSession()
  repository.forget("Ships")
  return client.session + repository.client.requestCount
}
