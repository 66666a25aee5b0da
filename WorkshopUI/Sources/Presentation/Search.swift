/// Where a search field stands.
public enum SearchFieldPlacement: Sendable { case automatic, toolbar, sidebar, navigationBarDrawer }

/// Ends a search, and clears its text.
@MainActor @preconcurrency public struct DismissSearchAction {
  let search: Search?
  nonisolated init(_ search: Search?) { self.search = search }
  /// Ends it; does nothing outside of a search.
  @MainActor @preconcurrency public func callAsFunction() {
    search?.text.wrappedValue = ""
    search?.isPresented.wrappedValue = false
  }
}

/// A search, as the views inside see it.
struct Search: Equatable {
  let number: Int
  let isSearching: Bool
  let text: Binding<String>
  let isPresented: Binding<Bool>
  static func == (first: Self, second: Self) -> Bool {
    (first.number, first.isSearching) == (second.number, second.isSearching)
  }
}

extension EnvironmentValues {
  private struct SearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
  fileprivate var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
  /// Whether a person is searching in what is around the view.
  public var isSearching: Bool { search?.isSearching ?? false }
  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
}

nonisolated private struct Searchable<Content: View>: View {
  typealias Body = Never
  var content: Content
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var attributes: [Attribute?]
  @State var isSearching = false

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    var view = view
    node.install(&view)
    let (text, isPresented) = (view.text, view.isPresented ?? view.$isSearching)
    let (isSearching, value) = node.reading { (isPresented.wrappedValue, text.wrappedValue) }
    let search = Search(
      number: node.number, isSearching: isSearching, text: text, isPresented: isPresented)
    node.child(view.content, environment: node.environment { $0.search = search })
    let submit = node.environment.searchSubmit
    let field = Element(
      "SearchField", node,
      ([Attribute("value", value), isSearching ? Attribute("isSearching", true) : nil]
        + view.attributes).compactMap { $0 },
      handlers: [
        .focus: { _ in isPresented.wrappedValue = true },
        .change: {
          isPresented.wrappedValue = true
          text.wrappedValue = $0
        }, .submit: { _ in submit?() }, .dismiss: { _ in DismissSearchAction(search)() },
      ])
    node.modify { Modifier("searchable", $0, slots: [Slot("search", [field])]) }
  }
}

nonisolated extension View {
  private func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: (any _Title)?
  ) -> some View {
    let placement = placement == .automatic ? nil : Attribute("placement", "\(placement)")
    return Searchable(
      content: self, text: text, isPresented: isPresented,
      attributes: [Attribute("prompt", ifPresent: prompt?._text.string), placement])
  }
  /// Adds a search field for what the view shows.
  public func searchable<P: _Title>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P? = String?.none
  ) -> some View { searchable(text, nil, placement, prompt) }
  /// Adds a search field, and says whether a person is searching.
  public func searchable<P: _Title>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: P? = String?.none
  ) -> some View { searchable(text, isPresented, placement, prompt) }
  /// Lists what could be searched for: here, also while nobody searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    withSlot("searchSuggestions", [], suggestions())
  }
}
