// must not compile: the protocol requires `count` and `save`, so a class without one does not conform
// mode: app
@testable import ProtocolIsolation

private typealias Store = ProtocolIsolation::EmployeeStore

@DataLayer private final class NoSave: Store {  // expected-error {{[type_does_not_conform]}}
  var count: Int { 0 }
}

@DataLayer private final class NoCount: Store {  // expected-error {{[type_does_not_conform]}}
  func save(_ employee: ProtocolIsolation::Employee) {}
}
