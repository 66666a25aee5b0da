// must not compile: other code cannot use the classes without `await`
// mode: library
@testable import ProtocolIsolation

@MainActor
func gateUsesTheMemoryOnTheMainActor(
  _ memory: ProtocolIsolation::MemoryStore, _ employee: ProtocolIsolation::Employee
) -> String {
  memory.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
  let count = memory.count  // expected-error {{[actor_isolated_non_self_reference]}}
  let name = memory.name(of: 7)  // expected-error {{[actor_isolated_call_decl]}}
  return "\(count) \(name ?? "")"
}

func gateUsesTheMemoryOnNoActor(
  _ memory: ProtocolIsolation::MemoryStore, _ employee: ProtocolIsolation::Employee
) -> String {
  memory.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
  let count = memory.count  // expected-error {{[actor_isolated_non_self_reference]}}
  let name = memory.name(of: 7)  // expected-error {{[actor_isolated_call_decl]}}
  return "\(count) \(name ?? "")"
}

@MainActor
func gateUsesTheJournalOnTheMainActor(
  _ journal: ProtocolIsolation::JournalStore, _ employee: ProtocolIsolation::Employee
) -> String {
  journal.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
  let count = journal.count  // expected-error {{[actor_isolated_non_self_reference]}}
  let lines = journal.lines  // expected-error {{[actor_isolated_non_self_reference]}}
  return "\(count) \(lines)"
}

func gateUsesTheJournalOnNoActor(
  _ journal: ProtocolIsolation::JournalStore, _ employee: ProtocolIsolation::Employee
) -> String {
  journal.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
  let count = journal.count  // expected-error {{[actor_isolated_non_self_reference]}}
  let lines = journal.lines  // expected-error {{[actor_isolated_non_self_reference]}}
  return "\(count) \(lines)"
}
