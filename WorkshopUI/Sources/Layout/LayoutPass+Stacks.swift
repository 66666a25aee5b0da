import Foundation

extension LayoutPass {
  func stackSize(_ elements: [Element], _ rule: StackRule, _ proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(elements, rule, proposal)
    let length = sizes.reduce(rule.space(between: elements)) {
      $0 + max(rule.least, $1.length(along: rule.axis))
    }
    let (before, behind) = extents(elements, sizes, rule)
    return CGSize(length, before + behind, along: rule.axis)
  }

  /// Places elements one beside the other.
  func stack(_ elements: [Element], _ rule: StackRule, in bounds: CGRect) {
    let sizes = sizes(elements, rule, ProposedViewSize(bounds.size))
    let (before, behind) = extents(elements, sizes, rule)
    let spare = bounds.size.length(along: rule.axis.other) - before - behind
    var along: CGFloat = 0
    for (element, size) in zip(elements, sizes) {
      let across = before + spare * rule.across - guide(of: element, size, rule)
      let length = size.length(along: rule.axis)
      let room = max(rule.least, length)
      let shift = CGSize(along + (room - length) / 2, across, along: rule.axis)
      let origin = CGPoint(x: bounds.minX + shift.width, y: bounds.minY + shift.height)
      place(element, in: CGRect(origin: origin, size: size))
      along += room + rule.spacing
    }
  }

  /// The least flexible element chooses first; the others share the rest.
  private func sizes(
    _ elements: [Element], _ rule: StackRule, _ proposal: ProposedViewSize
  ) -> [CGSize] {
    func size(_ element: Element, _ length: CGFloat?) -> CGSize {
      if case .spacer(let least) = element.layout, element.modifiers.isEmpty {
        return CGSize(max(least, length ?? least), 0, along: rule.axis)
      }
      return self.size(element, proposal.with(length, along: rule.axis))
    }
    func length(_ element: Element, _ length: CGFloat) -> CGFloat {
      size(element, length).length(along: rule.axis)
    }
    guard let whole = proposal.length(along: rule.axis) else {
      return elements.map { size($0, nil) }
    }
    var remaining = whole - rule.space(between: elements)
    let order = elements.enumerated().map { index, element in
      let slack = length(element, .infinity) - length(element, 0)
      return (index: index, priority: priority(of: element), slack: slack)
    }.sorted { ($1.priority, $0.slack, $0.index) < ($0.priority, $1.slack, $1.index) }
    var sizes = [CGSize](repeating: .zero, count: elements.count)
    for (place, entry) in order.enumerated() {
      let share = max(0, remaining) / CGFloat(order.count - place)
      sizes[entry.index] = size(elements[entry.index], share)
      remaining -= sizes[entry.index].length(along: rule.axis)
    }
    return sizes
  }

  func priority(of element: Element) -> Double {
    for modifier in element.modifiers.reversed() {
      if case .priority(let priority) = modifier.layout { return priority }
    }
    return if case .spacer = element.layout { -.infinity } else { 0 }
  }

  /// How far elements reach before the line at which they are aligned, and behind it.
  private func extents(
    _ elements: [Element], _ sizes: [CGSize], _ rule: StackRule
  ) -> (CGFloat, CGFloat) {
    guard !elements.isEmpty else { return (0, 0) }
    return zip(elements, sizes).reduce((-.infinity, -.infinity)) {
      let guide = guide(of: $1.0, $1.1, rule)
      return (max($0.0, guide), max($0.1, $1.1.length(along: rule.axis.other) - guide))
    }
  }

  private func guide(of element: Element, _ size: CGSize, _ rule: StackRule) -> CGFloat {
    for modifier in element.modifiers.reversed() {
      if case .guide(rule.axis.other, rule.across, let compute) = modifier.layout {
        recorder.countCall(of: "alignmentGuide")
        let dimensions = ViewDimensions(width: size.width, height: size.height)
        return RenderThread.naming("alignmentGuide") { compute(dimensions) }
      }
    }
    return size.length(along: rule.axis.other) * rule.across
  }
}

extension StackRule {
  fileprivate func space(between elements: [Element]) -> CGFloat {
    CGFloat(max(0, elements.count - 1)) * spacing
  }
}
