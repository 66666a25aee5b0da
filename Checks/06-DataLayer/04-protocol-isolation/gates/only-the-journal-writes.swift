// must not compile: both work as before: `lines` of the journal cannot be set
// mode: app
@testable import ProtocolIsolation

private typealias Lines = ReferenceWritableKeyPath<ProtocolIsolation::JournalStore, [String]>

@ProtocolIsolation::DataLayer
private func rewritesTheJournal() -> Lines {
  \.lines  // expected-error {{[expr_keypath_type_covert_to_contextual_type]}}
}
