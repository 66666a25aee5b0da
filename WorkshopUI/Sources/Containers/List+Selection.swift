/// Which rows of a list are selected, and what selects one.
struct ListSelection {
  let isSelected: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  /// One row at a time.
  init<Value: Hashable>(one binding: Binding<Value?>) {
    isSelected = { id in binding.wrappedValue.map { AnyHashable($0) } == id }
    select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
  /// Several rows, each selected and not selected in turn.
  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    isSelected = { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false }
    select = {
      guard let value = $0.base as? Value else { return }
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
  }
}

/// A row that a person selects. Only its own look is evaluated again when it is.
nonisolated struct SelectableRow<Content: View>: View {
  typealias Body = Never
  var content: Content
  var id: AnyHashable

  @MainActor static func _update(_ view: Self, _ node: _ViewNode) {
    let (id, selection) = (view.id, node.environment.lazyList?.selection)
    let isSelected = node.reading { selection?.isSelected(id) ?? false }
    node.child(view.content)
    node.modify(
      "selectable", ["isSelected": isSelected ? true : nil],
      handlers: node.taken([.tap: { _ in selection?.select(id) }]))
  }
}

extension List {
  /// Lists rows, of which a person selects one.
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { (self.content, self.selection) = (content(), selection.map { .init(one: $0) }) }

  /// Lists rows, of which a person selects several.
  @MainActor @preconcurrency public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { (self.content, self.selection) = (content(), selection.map { .init(several: $0) }) }

  /// A row for each element, of which a person selects one.
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which a person selects several.
  @MainActor @preconcurrency public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, which has its id at a key path; a person selects one.
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, which has its id at a key path; a person selects several.
  @MainActor @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element, which gets a binding to it.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    let rows: Content = ForEach(data, content: rowContent)
    self.init { rows }
  }

  /// A row for each element, which gets a binding to it and may be removed or moved.
  @MainActor @preconcurrency
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable, Data: RangeReplaceableCollection
  {
    let rows: Content = ForEach(data, content: rowContent)
    self.init { rows.edited(by: editActions, data) }
  }
}

/// What a person may do with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var delete: Self { .init(rawValue: 1) }
  public static var move: Self { .init(rawValue: 2) }
  public static var all: Self { [.delete, .move] }
}

extension ForEach where Content: View {
  /// The rows, which a person may remove and move as some actions say.
  fileprivate func edited<C: MutableCollection & RangeReplaceableCollection>(
    by actions: EditActions<C>, _ elements: Binding<C>
  ) -> Self {
    var rows = self
    if actions.contains(.delete) {
      rows = rows.onDelete { elements.wrappedValue.remove(atOffsets: $0) }
    }
    if actions.contains(.move) {
      rows = rows.onMove { elements.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    return rows
  }
}
