/// A style of the system's own: the tree says its name, and its body is not asked for.
protocol SystemStyle {}

/// The name of a style of the system's, such as `insetGrouped`; nil for one of the app's own.
private func systemName(of style: Any, _ suffix: String) -> String? {
  guard style is any SystemStyle else { return nil }
  let type = "\(type(of: style))"
  let name = type.prefix { $0 != "<" }.dropLast(suffix.count)
  guard name != "Default", name != "Automatic" else { return "automatic" }
  return name.prefix(1).lowercased() + name.dropFirst()
}

nonisolated extension View {
  /// Styles what is inside of a kind: the system's styles by their name, others with what they make.
  ///
  /// - Parameter suffix: How the names of the style's types end.
  func styling<S>(_ kind: String, _ style: S, _ suffix: String) -> some View {
    let name = systemName(of: style, suffix)
    return settingEnvironment {
      $0.styles[kind] = name
      $0.ownStyles[kind] = name == nil ? AnyButtonStyle(style) : nil
    }
  }
}

extension _ViewNode {
  /// The style of the app's own for a kind of control; nil where the system's counts.
  func ownStyle(_ kind: String) -> Any? { environment.ownStyles[kind]?.style }

  /// Shows what a style of the app's own makes of a control; what it shows again inside looks as the system's.
  func showStyled(_ kind: String, _ body: () -> any View) {
    let body = reading(body)
    child(AnyView(body), environment: environment { $0.ownStyles[kind] = nil })
  }
}
