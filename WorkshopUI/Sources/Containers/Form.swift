/// Controls in groups, as settings show them.
nonisolated public struct Form<Content: View>: _Control {
  public let _parts: _Parts
  /// Lists the controls.
  public init(@ViewBuilder content: () -> Content) {
    _parts = _Parts(kind: "Form", slots: ["": content()], layout: .scroll(.vertical))
  }
}
