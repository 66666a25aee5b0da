// Values that go to other threads with a closure, and others that do not. State is as Sendable as its value. Of a
// geometry, of a key and of views SwiftUI says that Sendable is unavailable, also of a list, which is isolated.
// modes: app, library, bare
import SwiftUI

nonisolated private final class Draft {}

nonisolated private func send<T: Sendable>(_: T.Type) {}

nonisolated private func all() {
  send(Text.self)
  send(Image.self)
  send(Path.self)
  send(Animation.self)
  send(ProposedViewSize.self)
  send(LayoutSubviews.self)
  send(Namespace.ID.self)
  send(State<Int>.self)
  send(Binding<Int>.self)
  send(Glass.self)
  send(PresentationDetent.self)
  send(AsyncImagePhase.self)
  send(AnyLayout.self)
  send(DismissAction.self)
  send(GeometryProxy.self)  // expected-error {{[conformance_availability_unavailable]}}
  send(ViewDimensions.self)  // expected-error {{[conformance_availability_unavailable]}}
  send(ScrollTransitionPhase.self)  // expected-error {{[conformance_availability_unavailable]}}
  send(LocalizedStringKey.self)  // expected-error {{[conformance_availability_unavailable]}}
  send(Transaction.self)  // expected-error {{[conformance_availability_unavailable]}}
  send(AnyTransition.self)  // expected-error {{[conformance_availability_unavailable]}}
  // expected-error@+1 {{[conformance_availability_unavailable]}}
  send(VStack<Text>.self)
  // expected-error@+1 {{[conformance_availability_unavailable]}}
  send(List<Never, Text>.self)
  send(LayoutSubview.self)  // expected-error {{[conformance_availability_unavailable]}}
  send(State<Draft>.self)  // expected-error {{[non_sendable_type]}}
  send(Binding<Draft>.self)  // expected-error {{[non_sendable_type]}}
}
