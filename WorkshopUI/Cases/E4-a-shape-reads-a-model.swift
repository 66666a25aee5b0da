// A model of the main actor's is out of a shape's reach. That is an error: no @preconcurrency is
// near.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var width = 1.0
}

private struct Bar: Shape {
  let model: Model

  func path(in rect: CGRect) -> Path {
    // expected-error@+1 {{[actor_isolated_non_self_reference]}}
    Path(CGRect(x: 0, y: 0, width: model.width, height: 1))
  }
}
