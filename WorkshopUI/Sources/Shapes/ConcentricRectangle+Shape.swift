import Foundation

@available(iOS 26.0, macOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one kind.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> Self { .init(corners: corners, isUniform: isUniform) }
  /// A rectangle with corners of several kinds.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    .init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with corners that are alike at the top, and at the bottom.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    .init(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }
  /// A rectangle with corners that are alike at each side.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    .init(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
  /// A rectangle with corners that are alike at the top.
  nonisolated public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    .init(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with corners that are alike at the bottom.
  nonisolated public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    .init(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
  /// A rectangle with corners that are alike at the leading side.
  nonisolated public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    .init(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
  /// A rectangle with corners that are alike at the trailing side.
  nonisolated public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    .init(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
