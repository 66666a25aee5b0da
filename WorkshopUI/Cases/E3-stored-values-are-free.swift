// A stored property that is Sendable can be read anywhere in its module: a view is a value. So can
// what a closure captures, and a wrapper itself, which the compiler does not see through.
// modes: app, library, bare
// level: sil
import SwiftUI

private struct Pulse: View {
  @State private var pulse = false
  let radius: CGFloat
  var opacity = 1.0

  var body: some View {
    Text("a").visualEffect { content, _ in content.blur(radius: radius).opacity(opacity) }
    Text("a").visualEffect { [pulse] content, _ in content.blur(radius: pulse ? 2 : 0) }
    Text("a").visualEffect { [_pulse] content, _ in
      content.blur(radius: _pulse.wrappedValue ? 2 : 0)
    }
  }
}

// A view is Sendable where all that it holds is: only within its own module.
nonisolated private func radius(of pulse: Pulse) -> CGFloat { pulse.radius }
