import Foundation

/// A modifier that moves, scales or turns how a view looks, by the view's size, and leaves its place as it is.
///
/// Isolated to nothing, as a shape is, but not Sendable. Where SwiftUI calls `effectValue(size:)` is in no interface; here,
/// on the main actor.
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation
where Body == Never {
  /// What becomes of the view's points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension ViewModifier where Body == Never {
  /// Never called: a modifier without a body is evaluated by the stand-in itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension GeometryEffect {
  @MainActor static func _update(_ effect: Self, _ content: some View, _ node: _ViewNode) {
    let effect = node.installed(effect)
    node.child(content.followingSize("projectionEffect") { effect.effectValue(size: $0).words })
  }
}

/// Moves, scales, turns and slants points by a matrix of three rows.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// Leaves points where they are.
  public init() {}
  /// The same as a transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// Whether points stay where they are.
  public var isIdentity: Bool { self == .init() }
  /// Whether there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this one, then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (rows, columns) = (self.rows, rhs.columns)
    return ProjectionTransform(
      rows: rows.map { row in
        columns.map { column in zip(row, column).reduce(0) { $0 + $1.0 * $1.1 } }
      })
  }
  /// Turns the matrix into the one that takes points back.
  ///
  /// - Returns: Whether there is such a matrix. Where there is none, the transform stays as it is.
  public mutating func invert() -> Bool {
    func minor(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat { a * d - b * c }
    let first = [
      minor(m22, m23, m32, m33), -minor(m21, m23, m31, m33), minor(m21, m22, m31, m32),
    ]
    let determinant = m11 * first[0] + m12 * first[1] + m13 * first[2]
    guard determinant != 0 else { return false }
    let adjugate = [
      [first[0], -minor(m12, m13, m32, m33), minor(m12, m13, m22, m23)],
      [first[1], minor(m11, m13, m31, m33), -minor(m11, m13, m21, m23)],
      [first[2], -minor(m11, m12, m31, m32), minor(m11, m12, m21, m22)],
    ]
    self = .init(rows: adjugate.map { $0.map { $0 / determinant } })
    return true
  }
  /// The matrix that takes points back; the transform itself where there is none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }
  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
  private var columns: [[CGFloat]] { [[m11, m21, m31], [m12, m22, m32], [m13, m23, m33]] }

  /// In the readable tree: what it does without perspective.
  var words: String {
    (["transformEffect"] + [m11, m12, m21, m22, m31, m32].map { "\($0)" }).joined(separator: " ")
  }
}

extension VisualEffect {
  /// Moves, scales and turns the view.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    var effect = EmptyVisualEffect()
    effect._effects = _effects + [transform.words]
    return effect
  }
  /// Moves, scales and turns the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }
}

nonisolated extension View {
  /// Moves, scales and turns how the view looks.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    following("projectionEffect") { _ in transform.words }
  }
}
