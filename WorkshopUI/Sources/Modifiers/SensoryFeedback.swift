nonisolated extension View {
  /// Lets a person feel or hear that a value has changed; noted here, since there is nothing to feel.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { noted(feedback.name) }
  /// Lets a person feel that a value has changed, where a function of the old and the new one says so.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }
  /// Lets a person feel what a function makes of the old and the new value; the last one is noted.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    let values = Handed(value: (trigger: trigger, feedback: feedback))
    return Acting(content: self) { node in
      let known = node.memory as? Felt<T>
      var felt = known ?? Felt(value: values.value.trigger)
      if felt.value != values.value.trigger {
        felt.last = values.value.feedback(felt.value, values.value.trigger)
        felt.value = values.value.trigger
      }
      node.memory = felt
      return Modifier("sensoryFeedback", node, ["value": felt.last?.name])
    }
  }
  /// Lets a person feel what a function says when a value has changed; the last one is noted.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { sensoryFeedback(trigger: trigger) { _, _ in feedback() } }
}

private struct Felt<Value> {
  var value: Value
  var last: SensoryFeedback?
}

/// What a person feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  public static let success = Self(name: "success"), warning = Self(name: "warning"),
    error = Self(name: "error"), selection = Self(name: "selection"),
    increase = Self(name: "increase"), decrease = Self(name: "decrease"),
    start = Self(name: "start"), stop = Self(name: "stop"),
    alignment = Self(name: "alignment"), levelChange = Self(name: "levelChange"),
    pathComplete = Self(name: "pathComplete"), impact = Self(name: "impact")

  /// How heavy what collides is.
  public struct Weight: Equatable, Sendable {
    let name: String
    public static let light = Self(name: "light"), medium = Self(name: "medium"),
      heavy = Self(name: "heavy")
  }
  /// How soft what collides is.
  public struct Flexibility: Equatable, Sendable {
    let name: String
    public static let rigid = Self(name: "rigid"), solid = Self(name: "solid"),
      soft = Self(name: "soft")
  }
  /// A collision.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self {
    .init(name: "impact \(weight.name) \(intensity)")
  }
  /// A collision.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self {
    .init(name: "impact \(flexibility.name) \(intensity)")
  }
}
