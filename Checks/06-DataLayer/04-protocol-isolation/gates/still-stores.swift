// must compile: on the layer, each of the two is an `EmployeeStore`
// mode: app
@testable import ProtocolIsolation

@ProtocolIsolation::DataLayer
func gateChooses(
  _ memory: ProtocolIsolation::MemoryStore, _ journal: ProtocolIsolation::JournalStore
) -> Int {
  let stores: [any ProtocolIsolation::EmployeeStore] = [memory, journal]
  return stores.count
}
