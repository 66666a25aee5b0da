/// `@Animatable`: the conformance, and data made of the stored properties.
enum AnimatableMacro {
  /// Types that are their own data. Of others, the data is asked for.
  private static let numbers: Set<Substring> = ["Double", "Float", "CGFloat"]
  /// Types that people store beside those, and that have no data.
  private static let fixed: Set<Substring> = ["Bool", "Int", "String"]
  /// Isolated to nothing, also where the type is isolated: its stored properties are values that go anywhere.
  static func conformance(of declaration: Declaration) -> String {
    guard declaration.missingConformances.contains("Animatable"),
      let type = declaration.extendedType
    else { return "" }
    return "extension \(type): nonisolated Animatable {}"
  }

  static func data(of declaration: Declaration) throws -> String {
    let parts = try declaration.members.filter(isAnimated).map(part)
    let access = declaration.access.map { "\($0) " } ?? ""
    guard let first = parts.first else {
      return """
        nonisolated \(access)var animatableData: EmptyAnimatableData {
          get { EmptyAnimatableData() }
          set {}
        }
        """
    }
    let isOne = parts.count == 1
    let values = parts.map(\.value).joined(separator: ", ")
    let types = parts.map(\.type).joined(separator: ", ")
    return """
      nonisolated \(access)var animatableData: \(isOne ? first.type : "AnimatableValues<\(types)>") {
        get { \(isOne ? first.value : "AnimatableValues(\(values))") }
        set { \(isOne ? "\(first.value) = newValue" : "(\(values)) = newValue.value") }
      }
      """
  }

  /// Wrappers such as `@State` keep their values elsewhere.
  private static func isAnimated(_ member: SwiftVariable) -> Bool {
    member.keyword == "var" && !member.isComputed && !member.modifiers.contains("static")
      && !member.attributes.contains { $0.first?.isUppercase == true }
  }

  private static func part(_ member: SwiftVariable) throws -> (type: String, value: String) {
    let isNumber = member.value?.wholeMatch(of: /-?[0-9][0-9_]*\.[0-9_]+/) != nil
    guard let type = member.type ?? (isNumber ? "Double" : nil) else {
      throw MacroFault(
        "'@Animatable' needs the type of '\(member.name)' to be written down", member)
    }
    guard !fixed.contains(type) else {
      throw MacroFault(
        "'\(type)' is not animatable; mark '\(member.name)' with '@AnimatableIgnored'", member)
    }
    let base = type.prefix { $0 != "<" }
    let isItself =
      numbers.contains(type) || base == "AnimatablePair" || base == "AnimatableValues"
    return isItself
      ? ("\(type)", "\(member.name)")
      : ("\(type).AnimatableData", "\(member.name).animatableData")
  }
}
