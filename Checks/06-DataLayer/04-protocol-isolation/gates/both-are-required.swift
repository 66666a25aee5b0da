// must not compile: a class without `count`, or without `save`, is no `EmployeeStore`
// mode: app
@testable import ProtocolIsolation

private typealias Store = ProtocolIsolation::EmployeeStore

@DataLayer private final class NoSave: Store {  // expected-error {{[type_does_not_conform]}}
  var count: Int { 0 }
}

@DataLayer private final class NoCount: Store {  // expected-error {{[type_does_not_conform]}}
  func save(_ employee: ProtocolIsolation::Employee) {}
}
