// must not compile: a conformance to `Catalogued` cannot be isolated to the main actor
// mode: app
@testable import WhereTheyCannotGo

struct GateDesk {
  static var shelf: String { "desks" }
}

extension GateDesk: @MainActor WhereTheyCannotGo::Catalogued {}
// expected-error@-1 {{[isolated_conformance_to_sendable_metatype]}}
