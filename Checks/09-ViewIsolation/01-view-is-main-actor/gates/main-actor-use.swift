// must compile: main-actor code calls `title(for:)` and `words(for:isIn:)` without `await`
// mode: app
import SwiftUI

@testable import ViewIsMainActor

struct GateScreen: View {
  let roster: ViewIsMainActor::RosterView

  var body: some View {
    VStack {
      Text(roster.title(for: 2))
      roster
    }
  }
}

func gateSays(_ roster: ViewIsMainActor::RosterView) -> [String] {
  roster.employees.map { roster.words(for: $0, isIn: true) }
}
