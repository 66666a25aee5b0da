import Foundation

/// What a person does with fingers.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on.
  associatedtype Value
  /// The type of the gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// Which steps a gesture listens to, and what it tells of them; not in SwiftUI.
  static func _listen(_ gesture: Self, _ listener: _GestureListener<Value>) -> _GestureHearing
}

extension Gesture where Value == Body.Value {
  public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing { Body._listen(gesture.body, listener) }
}

extension Gesture where Body == Never {
  /// Never called: the stand-in recognizes a gesture without a body itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture { public typealias Value = Never }

extension Never {
  @MainActor public static func _listen(
    _ gesture: Never, _ listener: _GestureListener<Never>
  ) -> _GestureHearing {}
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _listen(
    _ gesture: Self, _ listener: _GestureListener<Value>
  ) -> _GestureHearing {
    gesture.map { Wrapped._listen($0, listener) } ?? _GestureHearing()
  }
}

/// One moment of what fingers do, as it comes from a check or from a window.
struct GestureStep: Equatable {
  enum Phase: String { case changed, ended, cancelled }
  var phase: Phase
  /// Where the finger was put down, and where it is, in points of the view.
  var start = CGPoint.zero
  var location = CGPoint.zero
  /// How far two fingers have gone apart, or how far they were turned in radians.
  var amount = 1.0

  init(_ phase: Phase, start: CGPoint = .zero, location: CGPoint = .zero, amount: Double = 1) {
    (self.phase, self.start, self.location, self.amount) = (phase, start, location, amount)
  }

  /// What an event brings: `changed 0 0 40 0`, and an amount where there is one. No phase is the end of a tap.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.allSatisfy(\.isFinite), numbers.count == words.dropFirst().count else {
      return nil
    }
    guard let phase = words.first.map({ Phase(rawValue: String($0)) }) ?? .ended else { return nil }
    self.init(phase)
    if numbers.count >= 4 {
      start = CGPoint(x: numbers[0], y: numbers[1])
      location = CGPoint(x: numbers[2], y: numbers[3])
    }
    if numbers.count == 1 || numbers.count == 5 { amount = numbers[numbers.count - 1] }
  }

  var text: String {
    "\(phase) \(start.x) \(start.y) \(location.x) \(location.y) \(amount)"
  }
}

/// The closures that are told of a gesture: one that has begun is ended or cancelled.
@MainActor public struct _GestureListener<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  var cancelled: () -> Void = {}
}

/// What a gesture does with each kind of step.
@MainActor public struct _GestureHearing {
  var actions: [Element.Event: (GestureStep) -> Void] = [:]

  /// Both, each with its own steps and with those of both.
  func together(with other: Self) -> Self {
    var both = self
    both.actions.merge(other.actions) { mine, theirs in
      { step in
        mine(step)
        theirs(step)
      }
    }
    return both
  }
}
