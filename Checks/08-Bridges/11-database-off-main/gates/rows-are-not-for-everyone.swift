// must not compile: `Database` and `Row`, like a library's types, stay as they are: not Sendable
// mode: library
@testable import DatabaseOffMain

func gateNeedsSendable<T: Sendable>(_ type: T.Type) {}

func gateAsksForRows() {
  gateNeedsSendable(DatabaseOffMain::Row.self)  // expected-error {{[non_sendable_type]}}
  gateNeedsSendable(DatabaseOffMain::Database.self)  // expected-error {{[non_sendable_type]}}
}
