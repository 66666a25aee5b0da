// must not compile: `Row` and `Database` belong to a library, and are as they were: not Sendable
// mode: library
@testable import DatabaseOffMain

func gateNeedsSendable<T: Sendable>(_ type: T.Type) {}

func gateAsksForRows() {
  gateNeedsSendable(DatabaseOffMain::Row.self)  // expected-error {{[non_sendable_type]}}
  gateNeedsSendable(DatabaseOffMain::Database.self)  // expected-error {{[non_sendable_type]}}
}
