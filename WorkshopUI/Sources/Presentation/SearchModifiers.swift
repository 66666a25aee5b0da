/// How a search field in a bar behaves.
@available(iOS 26.0, macOS 26.0, *)
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var minimize: Self { .init(name: "minimize") }
}

/// What happens with a bar while a person searches.
public struct SearchPresentationToolbarBehavior {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var avoidHidingContent: Self { .init(name: "avoidHidingContent") }
}
@available(*, unavailable)
extension SearchPresentationToolbarBehavior: Sendable {}

/// When the scopes of a search are shown.
public struct SearchScopeActivation {
  let name: String
  public static var automatic: Self { .init(name: "automatic") }
  public static var onTextEntry: Self { .init(name: "onTextEntry") }
  public static var onSearchPresentation: Self { .init(name: "onSearchPresentation") }
}
@available(*, unavailable)
extension SearchScopeActivation: Sendable {}

nonisolated extension View {
  /// Says how the search field in a bar behaves.
  @available(iOS 26.0, macOS 26.0, *)
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    noted(behavior.name)
  }
  /// Says what happens with a bar while a person searches.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { noted(behavior.name) }
  /// Lets a person choose what is searched: here, a picker above the content.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    withSlot(
      Picker(selection: scope, content: scopes) { Text("Scope") }.pickerStyle(.segmented))
  }
  /// Lets a person choose what is searched.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
  /// Says, and follows, whether the search field has the keyboard: here, noted.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    handling([:], ["value": binding.wrappedValue])
  }
  /// Gives a suggestion of a search the text that it stands for.
  public func searchCompletion(_ completion: String) -> some View { noted(completion) }
}
