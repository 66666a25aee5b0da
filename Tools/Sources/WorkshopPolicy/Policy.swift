/// Which escape hatches an answer may not use.
public struct Policy: Sendable, Codable {
  public var allowed: Set<String>
  /// Attribute names, without `@`, that the step's lesson removes.
  public var refusedAttributes: Set<String>
  /// Whether the step's files may import SwiftUI.
  public var usesSwiftUI: Bool

  public init(allows: [String] = [], refuses: [String] = [], usesSwiftUI: Bool = false) {
    allowed = Set(allows)
    self.usesSwiftUI = usesSwiftUI
    refusedAttributes = Set(refuses.map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 })
  }
}
