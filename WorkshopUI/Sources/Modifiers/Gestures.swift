import Foundation

nonisolated extension View {
  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    handling([.tap: { _ in action() }], ["count": count == 1 ? nil : count])
  }
  /// Does something when the view is held, and says when a finger is put down and lifted.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    handling([
      .press: { text in
        switch GestureStep(text)?.phase {
        case .changed: onPressingChanged?(true)
        case .cancelled: onPressingChanged?(false)
        default:
          action()
          onPressingChanged?(false)
        }
      }
    ])
  }
}

nonisolated extension View {
  /// Says where the view takes taps: here, wherever it is.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    annotated(["value": shape.shapeName])
  }
  /// Lets a person feel or hear that a value has changed; noted here, since there is nothing to feel.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { noted(feedback.name) }
}

/// What a person feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = Self(name: "success"), warning = Self(name: "warning"),
    error = Self(name: "error"), selection = Self(name: "selection"),
    increase = Self(name: "increase"), decrease = Self(name: "decrease"),
    start = Self(name: "start"), stop = Self(name: "stop"),
    alignment = Self(name: "alignment"), levelChange = Self(name: "levelChange"),
    impact = Self(name: "impact")
}
