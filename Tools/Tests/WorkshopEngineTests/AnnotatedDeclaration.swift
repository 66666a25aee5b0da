/// What a client is told of a declaration's isolation, of Sendable, and of the closures that it takes.
struct AnnotatedDeclaration {
  /// The type that has the member, or the type itself; empty for a function outside of types.
  var owner: String
  /// `type`, `protocol: Animatable & Sendable`, or a member's name, with its argument labels where they matter.
  var name: String
  /// One of these: overloads of one name may differ.
  var isolation: Set<String>
  /// `Sendable`, with its condition, or `unavailable`; nil for what is no type, or where it is not known.
  var sendability: String?
  /// The attributes of each parameter that is a function, `plain` for none, by the label that a call writes.
  var closures: [String: Set<String>] = [:]

  var isType: Bool { name == "type" || isProtocol }
  var isProtocol: Bool { name.hasPrefix("protocol") }
  /// The name without argument labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
  /// As a list shows it: `View.frame(width:height:alignment:)`.
  var title: String { isType ? owner : owner.isEmpty ? name : "\(owner).\(name)" }

  /// Where this declaration of ours tells a client something else than SwiftUI's does.
  func differences(from theirs: AnnotatedDeclaration) -> [AnnotationDifference] {
    func found(_ aspect: String, _ ours: String, _ theirs: some Sequence<String>)
      -> AnnotationDifference
    {
      AnnotationDifference(
        declaration: title, aspect: aspect, ours: ours,
        theirs: theirs.sorted().joined(separator: " | "))
    }
    var differences: [AnnotationDifference] = []
    if isType, name != theirs.name { differences.append(found("kind", name, [theirs.name])) }
    for isolation in isolation where !theirs.isolation.contains(isolation) {
      differences.append(found("isolation", isolation, theirs.isolation))
    }
    if let theirs = theirs.sendability, let ours = sendability, ours != theirs {
      differences.append(found("Sendable", ours, [theirs]))
    }
    for (label, attributes) in closures {
      guard let known = theirs.closures[label] else { continue }
      for attributes in attributes where !known.contains(attributes) {
        differences.append(found("closure \(label)", attributes, known))
      }
    }
    return differences
  }
}

/// One thing that the stand-in tells a client otherwise than SwiftUI.
struct AnnotationDifference: Hashable, CustomStringConvertible {
  var declaration: String
  /// `kind`, `isolation`, `Sendable`, or `closure` with a label.
  var aspect: String
  var ours: String
  var theirs: String

  var description: String { "\(declaration), \(aspect): ours “\(ours)”, SwiftUI's “\(theirs)”" }
}
