// A view of one's own is inferred to be isolated to the main actor. It is so by a protocol that is
// @preconcurrency, so elsewhere the compiler warns and does not refuse.
// modes: app, library, bare
import SwiftUI

private struct Row: View {
  func title() -> String { "a" }
  var body: some View { Text(title()) }
}

nonisolated private func title(of row: Row) -> String {
  row.title()  // expected-warning {{[actor_isolated_call_decl]}}
}

nonisolated private func row() -> Row { Row() }
