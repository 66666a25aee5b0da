// must not compile: neither the main actor nor code of no actor uses a store without waiting
// mode: library
@testable import ProtocolIsolation

@MainActor
func gateAsksFromTheMainActor(_ memory: ProtocolIsolation::MemoryStore) -> String? {
  memory.name(of: 7)  // expected-error {{[actor_isolated_call_decl]}}
}

func gateSavesFromNowhere(
  _ employee: ProtocolIsolation::Employee, _ memory: ProtocolIsolation::MemoryStore
) {
  memory.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
}

@MainActor
func gateReadsFromTheMainActor(_ journal: ProtocolIsolation::JournalStore) -> [String] {
  journal.lines  // expected-error {{[actor_isolated_non_self_reference]}}
}

func gateCountsFromNowhere(_ journal: ProtocolIsolation::JournalStore) -> Int {
  journal.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
