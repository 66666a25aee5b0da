// must compile: the protocol requires `count` and `save`, so a store with these two conforms
// mode: app
@testable import ProtocolIsolation

@DataLayer final class GateStore: ProtocolIsolation::EmployeeStore {
  var count: Int { 0 }
  func save(_ employee: ProtocolIsolation::Employee) {}
}
