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
  private let scrolled: [Int: CGFloat]
  private var sizes: [Question: CGSize] = [:]
  private var spaces: [AnyHashableSendable: CGRect] = [:]
  private let recorder: Recorder

  init(scrolled: [Int: CGFloat], recorder: Recorder) {
    self.scrolled = scrolled
    self.recorder = recorder
  }

  /// Lays out what a screen shows.
  func run(_ elements: [Element], in size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    stack(
      elements, .vertical, spacing: nil, across: 0.5,
      in: centred(stackSize(elements, .vertical, nil, .init(size)), in: bounds, .center))
  }

  // MARK: - Sizes

  /// The size of an element with its first `level` modifiers.
  func size(_ element: Element, _ level: Int, _ proposal: ProposedViewSize) -> CGSize {
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

  func size(_ element: Element, _ proposal: ProposedViewSize) -> CGSize {
    size(element, element.modifiers.count, proposal)
  }

  private func size(
    _ element: Element, _ inner: Int, _ layout: ModifierLayout?, _ proposal: ProposedViewSize
  ) -> CGSize {
    switch layout {
    case .padding(let insets):
      let content = size(element, inner, proposal.inset(by: insets))
      return CGSize(
        width: content.width + insets.leading + insets.trailing,
        height: content.height + insets.top + insets.bottom)
    case .frame(let width, let height, _):
      let content = size(
        element, inner, .init(width: width ?? proposal.width, height: height ?? proposal.height))
      return CGSize(width: width ?? content.width, height: height ?? content.height)
    case .flexibleFrame(
      let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, _):
      let content = size(
        element, inner,
        .init(
          width: Self.clamp(proposal.width ?? idealWidth, minWidth, maxWidth),
          height: Self.clamp(proposal.height ?? idealHeight, minHeight, maxHeight)))
      return CGSize(
        width: Self.flexible(content.width, proposal.width, minWidth, maxWidth),
        height: Self.flexible(content.height, proposal.height, minHeight, maxHeight))
    case .fixedSize(let horizontal, let vertical):
      return size(
        element, inner,
        .init(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    case .aspectRatio(let ratio, let mode):
      let ideal = size(element, inner, .unspecified)
      let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
      let space = proposal.replacingUnspecifiedDimensions(by: ideal)
      let fitsWidth = (space.width / ratio <= space.height) == (mode == .fit)
      return fitsWidth
        ? CGSize(width: space.width, height: space.width / ratio)
        : CGSize(width: space.height * ratio, height: space.height)
    case .containerRelative, .offset, .priority, .layoutValue, .guide, .coordinateSpace, nil:
      return size(element, inner, proposal)
    }
  }

  private func size(of element: Element, _ proposal: ProposedViewSize) -> CGSize {
    switch element.layout {
    case .leaf(let measure): return measure(proposal)
    case .greedy, .scroll:
      let ideal = stackSize(element.children, .vertical, nil, .unspecified)
      return proposal.replacingUnspecifiedDimensions(by: ideal)
    case .calledBack(_, let fills):
      guard !fills else { return proposal.replacingUnspecifiedDimensions() }
      return stackSize(element.children, .vertical, nil, proposal)
    case .vertical: return stackSize(element.children, .vertical, nil, proposal)
    case .horizontal: return stackSize(element.children, .horizontal, nil, proposal)
    case .stack(let axis, let spacing, let across):
      return stackSize(element.children, axis, spacing, proposal, across)
    case .depth, .overlaid:
      return element.children.reduce(.zero) { largest, child in
        let size = size(child, proposal)
        return CGSize(
          width: max(largest.width, size.width), height: max(largest.height, size.height))
      }
    case .spacer(let least):
      return CGSize(
        width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    case .rows(let axis, let length):
      let across = proposal.length(along: axis.other) ?? 0
      return axis == .vertical
        ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    case .custom(let layout):
      recorder.countCall(of: "Layout.sizeThatFits")
      return RenderThread.naming("Layout.sizeThatFits") {
        layout.size(proposal, subviews(element.children))
      }
    }
  }

  private static func clamp(_ value: CGFloat?, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let value else { return nil }
    return max(least ?? 0, min(value, most ?? .infinity))
  }

  private static func flexible(
    _ content: CGFloat, _ proposed: CGFloat?, _ least: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    guard least != nil || most != nil else { return content }
    let wanted = most != nil ? (proposed ?? content) : content
    return max(least ?? content, min(most ?? .infinity, max(wanted, least ?? 0)))
  }

  // MARK: - Stacks

  private func isSpacer(_ element: Element) -> Bool {
    if case .spacer = element.layout { true } else { false }
  }

  /// Who is least flexible chooses first; what remains is shared by the others.
  private func lengths(
    _ elements: [Element], _ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> [CGSize] {
    func size(_ element: Element, _ length: CGFloat?) -> CGSize {
      if case .spacer(let least) = element.layout, element.modifiers.isEmpty {
        let length = max(least, length ?? least)
        return axis == .vertical
          ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
      }
      return self.size(element, proposal.with(length, along: axis))
    }
    var sizes = [CGSize](repeating: .zero, count: elements.count)
    guard let length = proposal.length(along: axis) else {
      return elements.map { size($0, nil) }
    }
    var remaining = length - CGFloat(max(0, elements.count - 1)) * (spacing ?? 8)
    let order = elements.indices.map { index -> (index: Int, priority: Double, slack: CGFloat) in
      let element = elements[index]
      let most = size(element, .infinity).length(along: axis)
      let least = size(element, 0).length(along: axis)
      return (index, priority(of: element), most - least)
    }.sorted {
      ($1.priority, $0.slack, $0.index) < ($0.priority, $1.slack, $1.index)
    }
    for (place, entry) in order.enumerated() {
      let share = max(0, remaining) / CGFloat(order.count - place)
      sizes[entry.index] = size(elements[entry.index], share)
      remaining -= sizes[entry.index].length(along: axis)
    }
    return sizes
  }

  func priority(of element: Element) -> Double {
    for modifier in element.modifiers.reversed() {
      if case .priority(let priority) = modifier.layout { return priority }
    }
    return isSpacer(element) ? -.infinity : 0
  }

  /// - Parameter across: The share of the lengths across at which the elements are aligned.
  func stackSize(
    _ elements: [Element], _ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize,
    _ across: Double = 0.5, least: CGFloat = 0
  ) -> CGSize {
    let sizes = lengths(elements, axis, spacing, proposal)
    let along =
      sizes.reduce(0) { $0 + max(least, $1.length(along: axis)) }
      + CGFloat(max(0, sizes.count - 1)) * (spacing ?? 8)
    let (before, behind) = extents(elements, sizes, axis.other, across)
    return axis == .vertical
      ? CGSize(width: before + behind, height: along)
      : CGSize(width: along, height: before + behind)
  }

  /// How far elements reach before the line at which they are aligned, and behind it.
  private func extents(
    _ elements: [Element], _ sizes: [CGSize], _ axis: Axis, _ share: Double
  ) -> (CGFloat, CGFloat) {
    elements.isEmpty
      ? (0, 0)
      : zip(elements, sizes).reduce((-.infinity, -.infinity)) {
        let guide = guide(of: $1.0, $1.1, axis, share)
        return (max($0.0, guide), max($0.1, $1.1.length(along: axis) - guide))
      }
  }

  private func guide(
    of element: Element, _ size: CGSize, _ axis: Axis, _ share: Double
  ) -> CGFloat {
    for modifier in element.modifiers.reversed() {
      if case .guide(axis, share, let compute) = modifier.layout {
        recorder.countCall(of: "alignmentGuide")
        let dimensions = ViewDimensions(width: size.width, height: size.height)
        return RenderThread.naming("alignmentGuide") { compute(dimensions) }
      }
    }
    return size.length(along: axis) * share
  }

  /// Where the elements of a stack are.
  func stackFrames(
    _ elements: [Element], _ axis: Axis, _ spacing: CGFloat?, _ across: Double, in bounds: CGRect,
    least: CGFloat = 0
  ) -> [CGRect] {
    let sizes = lengths(elements, axis, spacing, ProposedViewSize(bounds.size))
    let (before, behind) = extents(elements, sizes, axis.other, across)
    let spare = bounds.size.length(along: axis.other) - before - behind
    var along = axis == .vertical ? bounds.minY : bounds.minX
    return zip(elements, sizes).map { element, size in
      let shift = before + spare * across - guide(of: element, size, axis.other, across)
      let length = size.length(along: axis)
      let room = max(0, least - length)
      along += room / 2
      defer { along += length + room / 2 + (spacing ?? 8) }
      return CGRect(
        origin: axis == .vertical
          ? CGPoint(x: bounds.minX + shift, y: along) : CGPoint(x: along, y: bounds.minY + shift),
        size: size)
    }
  }

  private func stack(
    _ elements: [Element], _ axis: Axis, spacing: CGFloat?, across: Double, in bounds: CGRect,
    least: CGFloat = 0
  ) {
    let frames = stackFrames(elements, axis, spacing, across, in: bounds, least: least)
    for (element, frame) in zip(elements, frames) { place(element, in: frame) }
  }

  // MARK: - Places

  func place(_ element: Element, in bounds: CGRect) {
    place(element, element.modifiers.count, in: bounds)
  }

  private func place(_ element: Element, _ level: Int, in bounds: CGRect) {
    guard level > 0 else { return placeContent(of: element, in: bounds) }
    let modifier = element.modifiers[level - 1]
    let proposal = ProposedViewSize(bounds.size)
    var inner = bounds
    var named: AnyHashableSendable?
    switch modifier.layout {
    case .padding(let insets):
      inner = CGRect(
        x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
        width: max(0, bounds.width - insets.leading - insets.trailing),
        height: max(0, bounds.height - insets.top - insets.bottom))
    case .frame(_, _, let alignment), .flexibleFrame(_, _, _, _, _, _, let alignment):
      inner = centred(size(element, level - 1, proposal), in: bounds, alignment)
    case .offset(let offset): inner = bounds.offsetBy(dx: offset.width, dy: offset.height)
    case .coordinateSpace(let name): named = name
    case .fixedSize, .aspectRatio, .containerRelative, .priority, .layoutValue, .guide, nil: break
    }
    let outer = named.map { spaces[$0] } ?? nil
    if let named { spaces[named] = bounds }
    place(element, level - 1, in: inner)
    if let named { spaces[named] = outer }
    for slot in modifier.slots {
      for content in slot.elements {
        place(content, in: centred(size(content, proposal), in: bounds, .center))
      }
    }
    if modifier.callback != nil { recorder.countCall(of: modifier.name) }
    call(modifier.callback, modifier.name, bounds)
  }

  private func call(_ callback: GeometryCallback?, _ name: String, _ bounds: CGRect) {
    guard let callback else { return }
    let proxy = GeometryProxy(size: bounds.size, global: bounds, spaces: spaces)
    if let result = RenderThread.naming(name, { callback(proxy) }) { results.append(result) }
  }

  private func placeContent(of element: Element, in bounds: CGRect) {
    frames[element.id] = bounds
    let children = element.children
    switch element.layout {
    case .leaf, .spacer, .rows: break
    case .greedy, .vertical: stack(children, .vertical, spacing: nil, across: 0.5, in: bounds)
    case .horizontal: stack(children, .horizontal, spacing: nil, across: 0.5, in: bounds)
    case .stack(let axis, let spacing, let across):
      stack(children, axis, spacing: spacing, across: across, in: bounds)
    case .depth: overlay(children, .center, in: bounds)
    case .overlaid(let alignment): overlay(children, alignment, in: bounds)
    case .scroll(let axes):
      let name = AnyHashableSendable("WorkshopUI.scrollView")
      let outer = spaces[name]
      spaces[name] = bounds
      let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
      let least = element.kind == "List" ? LayoutRule.rowHeight : 0
      var content = bounds
      content.size = stackSize(
        children, axis, 0,
        ProposedViewSize(bounds.size).with(nil, along: axis), least: least)
      let most = content.size.length(along: axis) - bounds.size.length(along: axis)
      let offset = min(scrolled[element.id] ?? 0, max(0, most))
      content.origin.y -= axis == .vertical ? offset : 0
      content.origin.x -= axis == .horizontal ? offset : 0
      if axis == .vertical { content.size.width = bounds.width }
      stack(children, axis, spacing: 0, across: 0.5, in: content, least: least)
      spaces[name] = outer
    case .custom(let layout):
      recorder.countCall(of: "Layout.placeSubviews")
      let views = subviews(children)
      RenderThread.naming("Layout.placeSubviews") { layout.place(bounds, views) }
      for (index, child) in children.enumerated() {
        place(
          child,
          in: views.frame(index, default: centred(size(child, .unspecified), in: bounds, .center)))
      }
    case .calledBack(let callback, _):
      call(callback, element.kind, bounds)
      overlay(children, .topLeading, in: bounds)
    }
    for slot in element.slots {
      for content in slot.elements { place(content, in: bounds) }
    }
  }

  private func overlay(_ elements: [Element], _ alignment: Alignment, in bounds: CGRect) {
    for element in elements {
      place(
        element, in: centred(size(element, ProposedViewSize(bounds.size)), in: bounds, alignment))
    }
  }

  private func centred(_ size: CGSize, in bounds: CGRect, _ alignment: Alignment) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * alignment.horizontal.share,
      y: bounds.minY + (bounds.height - size.height) * alignment.vertical.share,
      width: size.width, height: size.height)
  }

  private func subviews(_ elements: [Element]) -> LayoutSubviews {
    LayoutSubviews(elements, pass: self)
  }
}

extension ViewHost {
  /// Lays the screen out where somebody is called back with the result.
  func measure() {
    guard !elements.isEmpty, elements.contains(where: \.needsLayout) else { return }
    layOut()
  }

  /// Lays the screen out.
  @discardableResult public func layOut() -> Geometry {
    let (elements, size, scrolled) = (self.elements, self.size, geometry.scrolled)
    let recorder = recorder
    let (frames, results) = RenderThread.run("layout") {
      let pass = LayoutPass(scrolled: scrolled, recorder: recorder)
      pass.run(elements, in: size)
      return (pass.frames, pass.results)
    }
    geometry.frames = frames
    // Every callback was called: what is not told anew has left.
    (geometry.effects, geometry.paths) = ([:], [:])
    for result in results { result(self) }
    return geometry
  }
}
