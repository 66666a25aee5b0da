// must not compile: everything else in the two classes works as before: `session` and `requestCount` cannot be set
// mode: app
@testable import NonisolatedInit

private typealias EmployeeClient = NonisolatedInit::EmployeeClient

@NonisolatedInit::DataLayer
private func setsTheSession() -> ReferenceWritableKeyPath<EmployeeClient, Int> {
  \.session  // expected-error {{[expr_keypath_type_covert_to_contextual_type]}}
}

@NonisolatedInit::DataLayer
private func setsTheCount() -> ReferenceWritableKeyPath<EmployeeClient, Int> {
  \.requestCount  // expected-error {{[expr_keypath_type_covert_to_contextual_type]}}
}
