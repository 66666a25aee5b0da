/// Which escape hatches an answer may not use.
public struct Policy: Sendable, Codable {
  public var allowed: Set<String>
  /// Attribute names, without `@`, that the step's lesson removes.
  public var refusedAttributes: Set<String>
  /// Names of types, functions and members that the step's lesson does without.
  public var refusedNames: Set<String>
  /// Whether the step's files may import SwiftUI.
  public var usesSwiftUI: Bool
  /// The module beside the step's answer, which it may import.
  public var neighbour: String?
  /// The module that the answer tests, where the answer is a suite of tests; nil for all others.
  public var component: String?
  /// Names that files beside the answer use, and that it does not declare for them.
  public var namesOfGivenFiles: Set<String>
  /// Names and operators that the code between an answer and its checks uses for what is not the answer's.
  public var namesOfAdapter: Set<String> = []
  /// After how many findings a reader says no more: one is enough to refuse a file, and no budget has room for so many.
  public static let mostFindings = 200

  public init(
    allows: [String] = [], refuses: [String] = [], usesSwiftUI: Bool = false,
    neighbour: String? = nil, component: String? = nil, namesOfGivenFiles: Set<String> = []
  ) {
    self.namesOfGivenFiles = namesOfGivenFiles
    allowed = Set(allows)
    self.usesSwiftUI = usesSwiftUI
    self.neighbour = neighbour
    self.component = component
    refusedAttributes = Set(refuses.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) })
    refusedNames = Set(refuses.filter { !$0.hasPrefix("@") })
  }

  /// Looks for places that break these rules, and for nothing else that could fill the list before them.
  public init(reporting rules: [String]) {
    self.init(allows: PolicyRule.allCases.map(\.rawValue).filter { !rules.contains($0) })
  }
}
