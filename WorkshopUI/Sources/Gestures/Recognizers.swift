import Foundation

/// A tap, or several.
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// How many taps.
  public var count: Int
  /// Some taps.
  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Void>
  ) -> _GestureHearing {
    _GestureHearing(actions: [.tap: { if $0.phase == .ended { listener.ended(()) } }])
  }
}
@available(*, unavailable) extension TapGesture: Sendable {}

/// A tap, and where it was.
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// In points of the view.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  /// Some taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    _GestureHearing(actions: [
      .tap: { if $0.phase == .ended { listener.ended(Value(location: $0.location)) } }
    ])
  }
}
@available(*, unavailable) extension SpatialTapGesture: Sendable {}

/// A finger that stays.
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// How long, in seconds. Here, a press that ends was long enough.
  public var minimumDuration: Double
  /// How far the finger may go, in points.
  public var maximumDistance: CGFloat
  /// A finger that stays for some seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Bool>
  ) -> _GestureHearing {
    _GestureHearing(actions: [
      .press: { step in
        switch step.phase {
        case .changed: listener.changed(true)
        case .ended: listener.ended(true)
        case .cancelled: listener.cancelled()
        }
      }
    ])
  }
}
@available(*, unavailable) extension LongPressGesture: Sendable {}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never
  /// How far a finger has come. Here it has no speed, and ends where it is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it was put down, in points.
    public var startLocation: CGPoint
    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is, in points a second.
    public var velocity: CGSize { .zero }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// How far it has to come to count, in points.
  public var minimumDistance: CGFloat
  /// In whose coordinates it is told. Here it is always the view's own.
  public var coordinateSpace: CoordinateSpace

  /// A finger that moves some points at least.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  /// A finger that moves some points at least.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    (self.minimumDistance, self.coordinateSpace) = (
      minimumDistance, coordinateSpace.coordinateSpace
    )
  }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    var hasBegun = false
    return _GestureHearing(actions: [
      .drag: { step in
        let value = Value(time: Date(), location: step.location, startLocation: step.start)
        let distance = hypot(value.translation.width, value.translation.height)
        hasBegun = hasBegun || distance >= gesture.minimumDistance
        guard hasBegun else { return }
        switch step.phase {
        case .changed: return listener.changed(value)
        case .ended: listener.ended(value)
        case .cancelled: listener.cancelled()
        }
        hasBegun = false
      }
    ])
  }
}
@available(*, unavailable) extension DragGesture: Sendable {}

/// Two fingers that go apart, or come together.
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never
  /// How far they have gone.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How many times as far apart as at first.
    public var magnification: CGFloat
    /// How fast that grows.
    public var velocity: CGFloat
    /// The middle at first, of a view of size one.
    public var startAnchor: UnitPoint
    /// The middle at first, in points.
    public var startLocation: CGPoint
  }
  /// How far they have to go to count.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that go some way.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    listener.hearing(.magnify) {
      Value(
        time: Date(), magnification: $0.amount, velocity: 0, startAnchor: .center,
        startLocation: $0.start)
    }
  }
}
@available(*, unavailable) extension MagnifyGesture: Sendable {}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// How fast.
    public var velocity: Angle
    /// The middle at first, of a view of size one.
    public var startAnchor: UnitPoint
    /// The middle at first, in points.
    public var startLocation: CGPoint
  }
  /// How far they have to turn to count.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn by some angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    listener.hearing(.rotate) {
      Value(
        time: Date(), rotation: Angle(radians: $0.amount), velocity: .zero, startAnchor: .center,
        startLocation: $0.start)
    }
  }
}
@available(*, unavailable) extension RotateGesture: Sendable {}

/// Two fingers that go apart, or come together, as it was before ``MagnifyGesture``.
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  /// How far they have to go to count.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that go some way.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<CGFloat>
  ) -> _GestureHearing { listener.hearing(.magnify) { CGFloat($0.amount) } }
}
@available(*, unavailable) extension MagnificationGesture: Sendable {}

/// Two fingers that turn, as it was before ``RotateGesture``.
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  /// How far they have to turn to count.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn by some angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Angle>
  ) -> _GestureHearing { listener.hearing(.rotate) { Angle(radians: $0.amount) } }
}
@available(*, unavailable) extension RotationGesture: Sendable {}

extension _GestureListener {
  /// Tells each step of a kind.
  fileprivate func hearing(
    _ kind: Element.Event, _ value: @escaping (GestureStep) -> Value
  ) -> _GestureHearing {
    _GestureHearing(actions: [
      kind: { step in
        switch step.phase {
        case .changed: changed(value(step))
        case .ended: ended(value(step))
        case .cancelled: cancelled()
        }
      }
    ])
  }
}
