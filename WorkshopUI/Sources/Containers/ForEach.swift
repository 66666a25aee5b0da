/// A view for each element of a collection, whose identity is the element's id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  var edits: [Element.Event: (IndexSet, Int) -> Void] = [:]
}

extension ForEach: View where Content: View {
  @MainActor public static func _update(_ view: Self, _ node: _ViewNode) {
    let scope = node.environment.lazyScope
    let later = view.data as? any EvaluatedElements
    let data = later.map { $0.evaluated(in: node) as! Data } ?? view.data
    // What stands in a row is no row.
    let environment = node.environmentOfRows()
    let selects = scope?.selection != nil
    var seen: Set<ID> = []
    func show(_ element: Data.Element) {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        node.host.recorder.recordFault("ForEach: two elements have the id \(id).")
        return
      }
      let content = node.reading { view.content(element) }
      switch (view.edits.isEmpty, selects) {
      case (true, false): node.child(content, .id(id), environment: environment)
      case (false, false): node.child(view.row(content, id), .id(id), environment: environment)
      case (true, true):
        let row = SelectableRow(content: content, id: id)
        node.child(row, .id(id), environment: environment)
      case (false, true):
        let row = SelectableRow(content: view.row(content, id), id: id)
        node.child(row, .id(id), environment: environment)
      }
    }
    guard let scope else { return data.forEach(show) }
    scope.show(data, in: node, show)
  }
}

extension ForEach where Content: View {
  /// Does something when a person removes rows.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    edited(.delete) { rows, _ in action?(rows) }
  }
  func edited(_ event: Element.Event, _ action: @escaping (IndexSet, Int) -> Void) -> Self {
    var copy = self
    copy.edits[event] = action
    return copy
  }

  /// A row that a person removes or moves, which says whether it can go up and down by one place.
  fileprivate func row(_ content: Content, _ id: ID) -> Handling<Content> {
    var handlers: [Element.Event: (String) -> Void] = [:]
    for (event, action) in edits {
      handlers[event] = { text in
        guard let row = data.enumerated().first(where: { self.id($1) == id }) else { return }
        guard event == .move else { return action(IndexSet(integer: row.offset), 0) }
        guard let place = destination(text, from: row.offset) else { return }
        action(IndexSet(integer: row.offset), place)
      }
    }
    var moves: [String] = []
    if edits[.move] != nil {
      if data.first.map(self.id) != id { moves.append("up") }
      if data.last.map(self.id) != id { moves.append("down") }
    }
    let words = moves.isEmpty ? nil : moves.joined(separator: " ")
    return Handling(
      content: content, name: "row", handlers: handlers, attributes: { ["moves": words] })
  }

  /// The offset that a row goes before, as `onMove` names it; nil where there is no such place.
  private func destination(_ text: String, from offset: Int) -> Int? {
    let place =
      switch text {
      case "up": offset - 1
      // Before the row that is behind the next one.
      case "down": offset + 2
      default: Int(text) ?? -1
      }
    return (0...data.count).contains(place) ? place : nil
  }
}

nonisolated extension ForEach where Content: View {
  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// A view for each element, which has its id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(data: data, content: content, id: { $0 }) }

  /// A view for each element, which gets a binding to it.
  @_disfavoredOverload public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element, which gets a binding to it and has its id at a key path.
  @_disfavoredOverload public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }
}
