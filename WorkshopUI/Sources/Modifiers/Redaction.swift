import Foundation

/// Why what is shown is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1),
    privacy = RedactionReasons(rawValue: 2), invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension View {
  /// Shows in place of texts and pictures inside where they would be.
  public func redacted(reason: RedactionReasons) -> some View {
    settingEnvironment { $0.redactionReasons.formUnion(reason) }
      .annotated(["value": reason.isEmpty ? nil : reason.names])
  }
  /// Shows what is inside all the same.
  public func unredacted() -> some View {
    settingEnvironment { $0.redactionReasons = [] }.annotated()
  }
  /// Says that what is inside is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { noted(sensitive) }

  /// Sets how large texts inside are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    settingEnvironment { $0.dynamicTypeSize = size }.noted(size)
  }
  /// Keeps the size of texts inside in a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    settingEnvironment { values in
      let all = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = all.first, let most = all.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
    }.annotated()
  }
  /// Asks the screen around for light or dark. Here, what is inside has it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    settingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }.noted(colorScheme)
  }
  /// Shows a view's middle at a place of what is around, in points.
  public func position(_ position: CGPoint) -> some View {
    annotated(["x": position.x, "y": position.y])
  }
  /// Shows a view's middle at a place of what is around, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  /// Has a view that goes and one that comes move into each other, by a name that both have.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { annotated(["id": id, "in": namespace.number, "isSource": isSource]) }
}

extension RedactionReasons {
  fileprivate var names: String {
    [
      (RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy"),
      (.invalidated, "invalidated"),
    ]
    .filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

/// What two views have in common while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1),
    size = MatchedGeometryProperties(rawValue: 2),
    frame: MatchedGeometryProperties = [.position, .size]
}
