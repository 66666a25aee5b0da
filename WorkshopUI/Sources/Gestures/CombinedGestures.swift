/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// What is known of both.
  public struct Value {
    /// Of the first; nil before it has begun.
    public var first: First.Value?
    /// Of the second; nil before it has begun.
    public var second: Second.Value?
  }
  /// One gesture.
  public var first: First
  /// The other.
  public var second: Second
  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    var value = Value()
    let one = First._listen(
      gesture.first,
      _GestureListener(
        changed: {
          value.first = $0
          listener.changed(value)
        },
        ended: {
          value.first = $0
          listener.ended(value)
          value = Value()
        }, cancelled: listener.cancelled))
    let other = Second._listen(
      gesture.second,
      _GestureListener(
        changed: {
          value.second = $0
          listener.changed(value)
        },
        ended: {
          value.second = $0
          listener.ended(value)
          value = Value()
        }, cancelled: listener.cancelled))
    return one.together(with: other)
  }
}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
@available(*, unavailable) extension SimultaneousGesture: Sendable {}

/// A gesture, and another one after it has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// How far it has come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; nil before the second begins.
    case second(First.Value, Second.Value?)
  }
  /// What comes first.
  public var first: First
  /// What comes after it.
  public var second: Second
  /// Two gestures, one after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    var former: First.Value?
    func end() {
      former = nil
      listener.cancelled()
    }
    let one = First._listen(
      gesture.first,
      _GestureListener(
        changed: { listener.changed(.first($0)) },
        ended: {
          former = $0
          listener.changed(.second($0, nil))
        }, cancelled: end))
    var other = Second._listen(
      gesture.second,
      _GestureListener(
        changed: { if let former { listener.changed(.second(former, $0)) } },
        ended: {
          if let known = former {
            former = nil
            listener.ended(.second(known, $0))
          }
        }, cancelled: end))
    // Before the first has ended, the second hears nothing.
    other.actions = other.actions.mapValues { act in { if former != nil { act($0) } } }
    return other.together(with: one)
  }
}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
@available(*, unavailable) extension SequenceGesture: Sendable {}

/// A gesture, or else another one.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  /// Which one it is.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// What is preferred.
  public var first: First
  /// What is taken otherwise.
  public var second: Second
  /// One gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    let one = First._listen(
      gesture.first,
      _GestureListener(
        changed: { listener.changed(.first($0)) }, ended: { listener.ended(.first($0)) },
        cancelled: listener.cancelled))
    var both = Second._listen(
      gesture.second,
      _GestureListener(
        changed: { listener.changed(.second($0)) }, ended: { listener.ended(.second($0)) },
        cancelled: listener.cancelled))
    both.actions.merge(one.actions) { $1 }
    return both
  }
}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
@available(*, unavailable) extension ExclusiveGesture: Sendable {}

nonisolated extension Gesture {
  /// Goes on together with another gesture.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  /// Is preferred to another gesture.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

extension Gesture {
  /// Comes before another gesture.
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
