/// How a value changes over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value at the end, from the one at the start; not in SwiftUI.
  func _end(from value: Value) -> Value
}

/// Puts tracks together.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value, Value: Animatable { expression }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First, next: Next
  ) -> some Keyframes<Value> where First.Value == Value, Next.Value == Value {
    Joined { next._end(from: accumulated._end(from: $0)) }
  }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> some Keyframes<Value>
  where K.Value == Value, Value: Animatable { Joined { first._end(from: $0) } }
  public static func buildPartialBlock<First: Keyframes, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> some Keyframes<Value> where First.Value == Value, Next.Value == Value, Value: Animatable {
    Joined { next._end(from: accumulated._end(from: $0)) }
  }
  private struct Joined: Keyframes {
    let end: (Value) -> Value
    init(_ end: @escaping (Value) -> Value) { self.end = end }
    func _end(from value: Value) -> Value { end(value) }
  }
}

/// How one property changes over time.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>, content: Content
  /// Of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { (self.keyPath, self.content) = (keyPath, content()) }
  /// Of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }
  public func _end(from value: Root) -> Root {
    var value = value
    value[keyPath: keyPath] = content._end(from: value[keyPath: keyPath])
    return value
  }
}

/// One change of a value after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable
  /// The value at the end; not in SwiftUI.
  func _end(from value: Value) -> Value
}

/// Puts changes one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> _KeyframeList<Value>
  where K.Value == Value { .init(ends: [first._end]) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: _KeyframeList<Value>, next: K
  ) -> _KeyframeList<Value> where K.Value == Value {
    .init(ends: accumulated.ends + [next._end])
  }
  public static func buildArray(_ list: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    .init(ends: list.flatMap(\.ends))
  }
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
}

/// Several changes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  let ends: [(Value) -> Value]
  public func _end(from value: Value) -> Value { ends.reduce(value) { $1($0) } }
}

/// A change at one speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  /// To a value, in some seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) { self.to = to }
  public func _end(from value: Value) -> Value { to }
}
/// A change by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  /// To a value, in some seconds.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) { self.to = to }
  public func _end(from value: Value) -> Value { to }
}
/// A change along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  /// To a value, in some seconds.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) { self.to = to }
  public func _end(from value: Value) -> Value { to }
}
/// A change at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  /// To a value.
  public init(_ to: Value) { self.to = to }
  public func _end(from value: Value) -> Value { to }
}

@available(*, unavailable) extension KeyframeTrack: Sendable {}
@available(*, unavailable) extension LinearKeyframe: Sendable {}
@available(*, unavailable) extension SpringKeyframe: Sendable {}
@available(*, unavailable) extension CubicKeyframe: Sendable {}
@available(*, unavailable) extension MoveKeyframe: Sendable {}
