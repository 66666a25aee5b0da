/// Something to press that shows another screen of the stack around.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let destination: Destination?
  private let value: AnyHashable?
  private var isActive: Binding<Bool>?
  @State private var isPushed = false

  /// Shows a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    (self.label, self.destination, value) = (label(), destination(), nil)
  }
  /// Shows a view; says in a text which.
  public init(_ title: some _Title, @ViewBuilder destination: () -> Destination)
  where Label == Text { (label, self.destination, value) = (title._text, destination(), nil) }
  /// Shows the destination of a value; does nothing where there is none.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    (self.label, destination, self.value) = (label(), nil, value.map { AnyHashable($0) })
  }
  /// Shows a view: the older spelling.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (self.label, self.destination, value) = (label(), destination, nil)
  }
  /// Shows a view: the older spelling.
  public init(_ title: some _Title, destination: Destination) where Label == Text {
    (label, self.destination, value) = (title._text, destination, nil)
  }
  /// Shows a view while a binding is true: an older spelling.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }
  /// Shows a view while a binding is true: an older spelling.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }
  /// Shows a view while a binding is true: an older spelling.
  public init(_ title: some _Title, destination: Destination, isActive: Binding<Bool>)
  where Label == Text { self.init(destination: destination, isActive: isActive) { title._text } }
  /// Shows a view while a binding is true: an older spelling.
  public init(
    _ title: some _Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    self.init(destination: destination(), isActive: isActive) { title._text }
  }
  /// Shows a view while a binding has a value: an older spelling.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, isActive: selection.isSet(to: tag), label: label) }
  /// Shows a view while a binding has a value: an older spelling.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: selection.isSet(to: tag), label: label) }
  /// Shows a view while a binding has a value: an older spelling.
  public init<V: Hashable>(
    _ title: some _Title, destination: Destination, tag: V, selection: Binding<V?>
  ) where Label == Text {
    self.init(destination: destination, isActive: selection.isSet(to: tag)) { title._text }
  }
  /// Shows a view while a binding has a value: an older spelling.
  public init<V: Hashable>(
    _ title: some _Title, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    self.init(destination: destination(), isActive: selection.isSet(to: tag)) { title._text }
  }
  /// Shows the destination of a value; says in a text which.
  public init<P: Hashable>(_ title: some _Title, value: P?)
  where Label == Text, Destination == Never { self.init(value: value) { title._text } }

  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let navigation = node.environment[model: Navigation.self]
    let (value, isPushed) = (view.value, view.isActive ?? node.installed(view).$isPushed)
    let isEnabled = navigation != nil && (value != nil || view.destination != nil)
    let push: Element.Handler = { _ in
      guard let value else {
        isPushed.wrappedValue = true
        return
      }
      navigation?.path.wrappedValue.append(value)
    }
    let row = Box(kind: "NavigationLink", content: view.label) { _ in isEnabled ? [.tap: push] : [:]
    }
    node.child(
      Presenting(content: row, slot: "destination", item: isPushed.item(view.destination)) {
        Box.screen("Destination", $0)
      })
  }
}

nonisolated extension Binding {
  /// Whether a binding has a value.
  fileprivate func isSet<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    let isSet = { wrappedValue == tag }
    return Binding<Bool>(
      location: ClosureLocation(read: isSet) { isChosen in
        if isChosen != isSet() { wrappedValue = isChosen ? tag : nil }
      })
  }
}

/// What stands in a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

nonisolated extension View {
  /// Makes the screens of values of a type that are on the path of the stack around.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let make = Handed(value: { (value: AnyHashable) in
      (value.base as? D).map { AnyView(destination($0)) }
    })
    return Acting(content: self) { node in
      node.environment[model: Navigation.self]?.setDestination(D.self, by: node, make.value)
      return Modifier("navigationDestination", node, ["for": D.self])
    }
  }
  /// Pushes a screen while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { pushes(isPresented.item(destination()), { _ in 0 }, { $0 }) }
  /// Pushes a screen while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { pushes(item, { $0 }, destination) }

  private func pushes<Item>(
    _ item: Binding<Item?>, _ id: @escaping (Item) -> AnyHashable,
    _ destination: @escaping (Item) -> some View
  ) -> some View {
    Presenting(
      content: self, name: "navigationDestination", slot: "destination", item: item, id: id
    ) { Box.screen("Destination", destination($0)) }
  }

  /// Names the screen in the bar of the stack around.
  public func navigationTitle(_ title: some _Title) -> some View {
    annotated(["text": title._text.string])
  }
  /// Says more below the title.
  @available(iOS 26.0, macOS 11.0, *)
  public func navigationSubtitle(_ subtitle: some _Title) -> some View {
    noted26(["text": subtitle._text.string])
  }
  /// Says how large the title is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { noted(displayMode) }
}
