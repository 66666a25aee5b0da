/// Where a search field stands.
public enum SearchFieldPlacement: Sendable { case automatic, toolbar, sidebar, navigationBarDrawer }

/// Ends a search, and clears its text.
@MainActor @preconcurrency public struct DismissSearchAction {
  private let search: Search?
  nonisolated fileprivate init(search: Search?) { self.search = search }
  /// Ends it; does nothing outside of a search.
  @MainActor @preconcurrency public func callAsFunction() {
    search?.text.wrappedValue = ""
    search?.isPresented.wrappedValue = false
  }
}

/// A search, as the views inside see it.
@MainActor private final class Search: Equatable {
  let node: Int
  let isSearching: Bool
  let text: Binding<String>
  let isPresented: Binding<Bool>
  init(_ node: Int, _ isSearching: Bool, _ text: Binding<String>, _ isPresented: Binding<Bool>) {
    (self.node, self.isSearching, self.text) = (node, isSearching, text)
    self.isPresented = isPresented
  }
  nonisolated static func == (first: Search, second: Search) -> Bool {
    (first.node, first.isSearching) == (second.node, second.isSearching)
  }
}

extension EnvironmentValues {
  /// Whether a person is searching in what is around the view.
  public var isSearching: Bool { self[model: Search.self]?.isSearching ?? false }
  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { .init(search: self[model: Search.self]) }
}

nonisolated private struct Searchable<Content: View>: View {
  typealias Body = Never
  var content: Content
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var attributes: Attributes
  @State var isSearching = false

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let view = node.installed(view)
    let (text, isPresented) = (view.text, view.isPresented ?? view.$isSearching)
    let (isSearching, value) = node.reading { (isPresented.wrappedValue, text.wrappedValue) }
    let search = Search(node.number, isSearching, text, isPresented)
    let inner = node.environment { $0[model: Search.self] = search }
    node.child(view.content, environment: inner)
    let field = Element(
      "SearchField", node,
      ["value": value, "isSearching": isSearching ? true : nil] + view.attributes, children: [],
      handlers: [
        .focus: { _ in isPresented.wrappedValue = true },
        .change: {
          isPresented.wrappedValue = true
          text.wrappedValue = $0
        }, .submit: { [weak node] _ in node?.submit(.search) },
        .dismiss: { _ in DismissSearchAction(search: search)() },
      ])
    node.modify { Modifier("searchable", $0, slots: [Slot(name: "search", elements: [field])]) }
  }
}

nonisolated extension View {
  /// Adds a search field for what the view shows; the binding says whether a person is searching.
  public func searchable<P: _Title>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: P? = String?.none
  ) -> some View {
    Searchable(
      content: self, text: text, isPresented: isPresented,
      attributes: [
        "prompt": prompt?._text.string, "placement": placement == .automatic ? nil : placement,
      ])
  }
  /// Lists what could be searched for: here, also while no search is under way.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    withSlot(suggestions())
  }
}
