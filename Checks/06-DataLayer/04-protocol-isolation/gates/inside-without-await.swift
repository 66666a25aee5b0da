// must compile: code on the layer uses the classes without `await`
// mode: app
@testable import ProtocolIsolation

@ProtocolIsolation::DataLayer
func gateSaves(
  _ employee: ProtocolIsolation::Employee, _ memory: ProtocolIsolation::MemoryStore,
  _ journal: ProtocolIsolation::JournalStore
) -> String? {
  memory.save(employee)
  journal.save(employee)
  guard memory.count == journal.count else { return journal.lines.last }
  return memory.name(of: employee.id)
}
