/// `@Entry`: a key for a variable of an extension, and accessors that go by it.
enum EntryMacro {
  /// The protocol of the keys of each type that may have entries.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  static func expansion(of declaration: Declaration, as role: String) throws -> String {
    guard let variable = declaration.variable, variable.keyword == "var" else {
      throw MacroFault("'@Entry' can only be attached to a 'var'")
    }
    let name = variable.name.filter { $0 != "`" }
    guard let owner = declaration.extendedType, let key = keys[owner] else {
      throw MacroFault(
        "'@Entry' macro can only attach to var declarations inside extensions of "
          + keys.keys.sorted().map { "'\($0)'" }.joined(separator: ", "))
    }
    if role == "accessor" {
      return """
        get { self[__Key_\(name).self] }
        set { self[__Key_\(name).self] = newValue }
        """
    }
    let isOptional =
      variable.type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") }
      ?? (key == "FocusedValueKey")
    guard variable.value != nil || isOptional else {
      throw MacroFault("'@Entry' needs a default value for '\(name)'")
    }
    if key == "FocusedValueKey", let type = variable.type {
      let value = type.hasSuffix("?") ? type.dropLast() : type
      return "private struct __Key_\(name): \(key) { typealias Value = \(value) }"
    }
    let type = variable.type.map { ": \($0)" } ?? ""
    return """
      private struct __Key_\(name): \(key) {
        @__EntryDefaultValue static var defaultValue\(type) = \(variable.value ?? "nil")
      }
      """
  }

  /// The value of an entry is made anew each time: nothing is shared.
  static func defaultValue(of declaration: Declaration) throws -> String {
    guard let value = declaration.variable?.value else { throw MacroFault("no default value") }
    return "get { \(value) }"
  }
}
