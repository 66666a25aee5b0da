// must not compile: what can be exported on the main actor only is not for `store`
// mode: app
@testable import WhereTheyCannotGo

struct GateRoom: WhereTheyCannotGo::Exportable {
  func export() -> String { "room" }
}

func gateStores(in archive: WhereTheyCannotGo::Archive) async {
  _ = await archive.store(GateRoom())
  // expected-error@-1 {{[isolated_conformance_with_sendable_simple]}}
}
