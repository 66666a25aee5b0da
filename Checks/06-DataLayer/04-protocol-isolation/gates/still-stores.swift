// must compile: both conform to `EmployeeStore`, and the layer uses each as `any EmployeeStore`
// mode: app
@testable import ProtocolIsolation

@ProtocolIsolation::DataLayer
func gateChooses(
  _ memory: ProtocolIsolation::MemoryStore, _ journal: ProtocolIsolation::JournalStore
) -> Int {
  let stores: [any ProtocolIsolation::EmployeeStore] = [memory, journal]
  return stores.count
}

@ProtocolIsolation::DataLayer
func gateUsesAnyStore(
  _ store: any ProtocolIsolation::EmployeeStore, _ employee: ProtocolIsolation::Employee
) async -> Int {
  await store.save(employee)
  return await store.count
}
