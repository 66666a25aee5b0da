extension Element {
  /// The tree as people read it: a line for each element, with its modifiers in the order they are written.
  public var text: String { lines(0, effects: [:]).joined(separator: "\n") }

  func lines(_ depth: Int, effects: [Int: String]) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var line = indent + kind
    for attribute in attributes {
      line +=
        ["text", "value", "label"].contains(attribute.name)
        ? " \"\(attribute.value)\"" : " \(attribute.name)=\(attribute.value)"
    }
    for modifier in modifiers {
      let arguments = modifier.attributes.map {
        ["value", "text"].contains($0.name) ? $0.value : "\($0.name): \($0.value)"
      }
      line += " .\(modifier.name)"
      let effect = effects[modifier.id].map { [$0] } ?? []
      if !(arguments + effect).isEmpty {
        line += "(\((arguments + effect).joined(separator: ", ")))"
      }
    }
    var lines = [line]
    for slot in slots + modifiers.flatMap(\.slots) where !slot.elements.isEmpty {
      lines.append("\(indent)  \(slot.name):")
      lines += slot.elements.flatMap { $0.lines(depth + 2, effects: effects) }
    }
    return lines + children.flatMap { $0.lines(depth + 1, effects: effects) }
  }
}

extension ViewHost {
  /// What is shown, as people read it.
  public var text: String {
    elements.flatMap { $0.lines(0, effects: geometry.effects) }.joined(separator: "\n")
  }
}
