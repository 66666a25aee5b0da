/// Why there is nothing to see, and what to do about it.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  _Control
{
  public let _parts: _Parts

  /// Says what is missing.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    _parts = _Parts(
      kind: "ContentUnavailableView",
      slots: ["label": label(), "description": description(), "actions": actions()],
      layout: .greedy)
  }
}

extension ContentUnavailableView
where Label == WorkshopUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: some _Title, systemImage: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }
  /// Says that a search found nothing. Here, always in English.
  nonisolated public static var search: Self { search(text: "") }
  nonisolated public static func search(text: String) -> Self {
    let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
    let advice = Text(verbatim: "Check the spelling or try a new search.")
    return Self(title, systemImage: "magnifyingglass", description: advice)
  }
}
