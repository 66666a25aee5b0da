nonisolated extension View {
  /// Tells a value to the views further out, in place of those that views inside tell.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    let value = Handed(value: value)
    return PreferenceTelling(content: self, name: "preference") { $0[K.self] = value.value }
  }

  /// Changes what views inside tell.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceTelling(content: self, name: "transformPreference") {
      var value = $0[K.self] ?? K.defaultValue
      callback(&value)
      $0[K.self] = value
    }
  }

  /// Calls a function with what views inside tell, whenever that is something else than before.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceFollower<Self, K>(content: self, action: action)
  }

  /// Shows in front what a function makes of what views inside tell.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<Self, K, V>(
      content: self, name: "overlay", alignment: alignment, transform: transform)
  }

  /// Shows behind what a function makes of what views inside tell.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceReader<Self, K, V>(
      content: self, name: "background", alignment: alignment, transform: transform)
  }
}

private nonisolated struct PreferenceTelling<Content: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var change: (inout Preferences) -> Void

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.host.hasPreferences = true
    node.child(view.content)
    node.changePreferences = view.change
    node.modify(view.name)
  }
}

private nonisolated struct PreferenceFollower<Content: View, Key: PreferenceKey>: View
where Key.Value: Equatable {
  typealias Body = Never
  var content: Content
  var action: (Key.Value) -> Void

  private struct Known { var value: Key.Value }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    node.child(view.content)
    let action = view.action
    node.compose = { node in
      let told = node.childPreferences[Key.self] ?? Key.defaultValue
      let known = (node.memory as? Known)?.value ?? Key.defaultValue
      node.memory = Known(value: told)
      if told != known { node.host.afterUpdate { action(told) } }
      let modifier = Modifier("onPreferenceChange", node)
      return node.contentElements.map { $0.modified(by: modifier) }
    }
  }
}

private nonisolated struct PreferenceReader<Content: View, Key: PreferenceKey, Made: View>: View {
  typealias Body = Never
  var content: Content
  var name: String
  var alignment: Alignment
  var transform: (Key.Value) -> Made

  private struct Known { var value: Key.Value }

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let child = node.child(view.content)
    let value = child.preferences?[Key.self] ?? Key.defaultValue
    node.memory = Known(value: value)
    node.slot(view.name, node.reading { view.transform(value) })
    let (name, alignment) = (view.name, view.alignment)
    node.compose = { node in
      // A view inside may have told something else by itself.
      let told = node.children.first?.preferences?[Key.self] ?? Key.defaultValue
      let known = (node.memory as? Known)?.value
      if known.map({ !areEqual($0, told) && !Fields.of(Key.Value.self).areSame($0, told) }) ?? true
      {
        node.invalidate()
      }
      let modifier = Modifier(
        name, node, ["alignment": alignment == .center ? nil : alignment])
      return node.contentElements.map { $0.modified(by: modifier) }
    }
  }
}
