// Values that go to other threads with a closure, and two that do not: what a layout places belongs to the
// pass that it was given in, and state is as sendable as its value.
// modes: app, library, bare
import SwiftUI

nonisolated private final class Draft {}

nonisolated private func send<T: Sendable>(_: T.Type) {}

nonisolated private func all() {
  send(Text.self)
  send(Image.self)
  send(Path.self)
  send(Animation.self)
  send(GeometryProxy.self)
  send(ProposedViewSize.self)
  send(LayoutSubviews.self)
  send(Namespace.ID.self)
  send(State<Int>.self)
  send(Binding<Int>.self)
  send(Glass.self)
  send(PresentationDetent.self)
  send(LayoutSubview.self)  // expected-error {{[conformance_availability_unavailable]}}
  send(State<Draft>.self)  // expected-error {{[non_sendable_type]}}
  send(Binding<Draft>.self)  // expected-error {{[non_sendable_type]}}
}
