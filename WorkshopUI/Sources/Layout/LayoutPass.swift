import Foundation

/// Finds the size and place of every element, off the main actor, and calls back those who asked for it.
///
/// Text is as wide as its characters are many: enough to see who gets how much space, and no picture of it.
final class LayoutPass {
  private struct Question: Hashable {
    var element: ObjectIdentifier
    var level: Int
    var width: CGFloat?
    var height: CGFloat?
  }

  private(set) var frames: [Int: CGRect] = [:]
  private(set) var results: [@MainActor (ViewHost) -> Void] = []
  let recorder: Recorder
  private let scrolled: [Int: CGFloat]
  private var sizes: [Question: CGSize] = [:]
  private var spaces: [AnyHashableSendable: CGRect] = [:]

  init(scrolled: [Int: CGFloat], recorder: Recorder) {
    (self.scrolled, self.recorder) = (scrolled, recorder)
  }

  /// Lays out what a screen shows.
  func run(_ elements: [Element], in size: CGSize) {
    let column = stackSize(elements, .column, ProposedViewSize(size))
    stack(elements, .column, in: column.aligned(.center, in: CGRect(origin: .zero, size: size)))
  }

  // MARK: - Sizes

  func size(_ element: Element, _ proposal: ProposedViewSize) -> CGSize {
    size(element, element.modifiers.count, proposal)
  }

  /// The size of an element with its first `level` modifiers.
  private func size(_ element: Element, _ level: Int, _ proposal: ProposedViewSize) -> CGSize {
    let question = Question(
      element: ObjectIdentifier(element), level: level, width: proposal.width,
      height: proposal.height)
    if let known = sizes[question] { return known }
    let size =
      level == 0
      ? size(of: element, proposal)
      : size(element, level - 1, element.modifiers[level - 1].layout, proposal)
    sizes[question] = size
    return size
  }

  private func size(
    _ element: Element, _ inner: Int, _ layout: ModifierLayout?, _ proposal: ProposedViewSize
  ) -> CGSize {
    switch layout {
    case .padding(let insets):
      let content = size(element, inner, proposal.inset(by: insets))
      return CGSize(width: content.width + insets.width, height: content.height + insets.height)
    case .frame(let width, let height, _):
      let offered = ProposedViewSize(
        width: width.offered(proposal.width), height: height.offered(proposal.height))
      let content = size(element, inner, offered)
      return CGSize(
        width: width.taken(content.width, proposal.width),
        height: height.taken(content.height, proposal.height))
    case .fixedSize(let horizontal, let vertical):
      let offered = ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
      return size(element, inner, offered)
    case .aspectRatio(let ratio, let mode):
      let ideal = size(element, inner, .unspecified)
      let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
      let space = proposal.replacingUnspecifiedDimensions(by: ideal)
      let fitsWidth = (space.width / ratio <= space.height) == (mode == .fit)
      return fitsWidth
        ? CGSize(width: space.width, height: space.width / ratio)
        : CGSize(width: space.height * ratio, height: space.height)
    case .offset, .priority, .layoutValue, .guide, .coordinateSpace, nil:
      return size(element, inner, proposal)
    }
  }

  private func size(of element: Element, _ proposal: ProposedViewSize) -> CGSize {
    switch element.layout {
    case .leaf(let measure): return measure(proposal)
    case .greedy, .scroll:
      let ideal = stackSize(element.children, .column, .unspecified)
      return proposal.replacingUnspecifiedDimensions(by: ideal)
    case .calledBack: return proposal.replacingUnspecifiedDimensions()
    case .stack(let rule): return stackSize(element.children, rule, proposal)
    case .overlaid:
      let sizes = element.children.map { size($0, proposal) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .spacer(let least):
      return CGSize(
        width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    case .custom(let layout):
      recorder.countCall(of: "Layout.sizeThatFits")
      return RenderThread.naming("Layout.sizeThatFits") {
        layout.size(proposal, LayoutSubviews(element.children, pass: self))
      }
    }
  }

  // MARK: - Places

  func place(_ element: Element, in bounds: CGRect) {
    place(element, element.modifiers.count, in: bounds)
  }

  private func place(_ element: Element, _ level: Int, in bounds: CGRect) {
    guard level > 0 else { return placeContent(of: element, in: bounds) }
    let modifier = element.modifiers[level - 1]
    var (inner, name) = (bounds, AnyHashableSendable?.none)
    frames[modifier.id] = bounds
    switch modifier.layout {
    case .padding(let insets): inner = bounds.inset(by: insets)
    case .frame(_, _, let alignment):
      inner = size(element, level - 1, ProposedViewSize(bounds.size)).aligned(alignment, in: bounds)
    case .offset(let offset): inner = bounds.offsetBy(dx: offset.width, dy: offset.height)
    case .coordinateSpace(let space): name = space
    case .fixedSize, .aspectRatio, .priority, .layoutValue, .guide, nil: break
    }
    naming(name, bounds) { place(element, level - 1, in: inner) }
    for slot in modifier.slots { overlay(slot.elements, .center, in: bounds) }
    if modifier.callback != nil { recorder.countCall(of: modifier.name) }
    call(modifier.callback, modifier.name, bounds)
  }

  private func placeContent(of element: Element, in bounds: CGRect) {
    frames[element.id] = bounds
    let children = element.children
    switch element.layout {
    case .leaf, .spacer: break
    case .greedy: stack(children, .column, in: bounds)
    case .stack(let rule): stack(children, rule, in: bounds)
    case .overlaid(let alignment): overlay(children, alignment, in: bounds)
    case .scroll(let axes):
      scroll(element, axes.contains(.vertical) ? .vertical : .horizontal, bounds)
    case .custom(let layout):
      recorder.countCall(of: "Layout.placeSubviews")
      let views = LayoutSubviews(children, pass: self)
      RenderThread.naming("Layout.placeSubviews") { layout.place(bounds, views) }
      for (child, frame) in zip(children, views.frames) {
        place(child, in: frame ?? size(child, .unspecified).aligned(.center, in: bounds))
      }
    case .calledBack(let callback):
      call(callback, element.kind, bounds)
      overlay(children, .topLeading, in: bounds)
    }
    for content in element.slots.flatMap(\.elements) { place(content, in: bounds) }
  }

  private func scroll(_ element: Element, _ axis: Axis, _ bounds: CGRect) {
    let rule = StackRule(
      axis: axis, spacing: 0, least: element.kind == "List" ? LayoutRule.rowHeight : 0)
    var content = bounds
    content.size = stackSize(
      element.children, rule, ProposedViewSize(bounds.size).with(nil, along: axis))
    let most = content.size.length(along: axis) - bounds.size.length(along: axis)
    let offset = min(scrolled[element.id] ?? 0, max(0, most))
    content.origin.y -= axis == .vertical ? offset : 0
    content.origin.x -= axis == .horizontal ? offset : 0
    if axis == .vertical { content.size.width = bounds.width }
    naming(.scrollView, bounds) { stack(element.children, rule, in: content) }
  }

  private func overlay(_ elements: [Element], _ alignment: Alignment, in bounds: CGRect) {
    for element in elements {
      place(
        element, in: size(element, ProposedViewSize(bounds.size)).aligned(alignment, in: bounds))
    }
  }

  /// Has those inside find some bounds by a name.
  private func naming(_ name: AnyHashableSendable?, _ bounds: CGRect, _ action: () -> Void) {
    guard let name else { return action() }
    let outer = spaces.updateValue(bounds, forKey: name)
    action()
    spaces[name] = outer
  }

  private func call(_ callback: GeometryCallback?, _ name: String, _ bounds: CGRect) {
    guard let callback else { return }
    let proxy = GeometryProxy(
      measures: .init(size: bounds.size, global: bounds, spaces: spaces))
    if let result = RenderThread.naming(name, { callback(proxy) }) { results.append(result) }
  }
}

extension ViewHost {
  /// Lays the screen out.
  @discardableResult public func layOut() -> Geometry {
    let (elements, size) = (elements, size)
    let pass = LayoutPass(scrolled: geometry.scrolled, recorder: recorder)
    RenderThread.run("layout") { pass.run(elements, in: size) }
    geometry.frames = pass.frames
    // Every callback was called: what is not told anew has left.
    (geometry.effects, geometry.paths) = ([:], [:])
    for result in pass.results { result(self) }
    return geometry
  }
}
