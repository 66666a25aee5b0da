/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The letter on it.
  public var character: Character
  /// The key of a letter.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}"),
    leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}"), escape = Self("\u{1B}"),
    delete = Self("\u{8}"), deleteForward = Self("\u{F728}"), home = Self("\u{F729}"),
    end = Self("\u{F72B}"), pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}"),
    clear = Self("\u{F739}"), tab = Self("\t"), space = Self(" "), `return` = Self("\r")
}

/// The keys that are held with another.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2),
    control = Self(rawValue: 4), option = Self(rawValue: 8), command = Self(rawValue: 16),
    numericPad = Self(rawValue: 32), all = Self(rawValue: 63)
}

/// Keys that press a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key of the button that matters most.
  public static let defaultAction = Self(.return, modifiers: [])
  /// The key of the button that cancels.
  public static let cancelAction = Self(.escape, modifiers: [])
  /// The key.
  public var key: KeyEquivalent
  /// What is held with it.
  public var modifiers: EventModifiers
  /// A key with others.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

nonisolated extension View {
  /// Says which keys press the buttons inside: in the window, `cancelAction` does, and others are noted.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }
  /// Says which keys press the buttons inside: in the window, `cancelAction` does, and others are noted.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    noted("\(shortcut.key.character.unicodeScalars.map { String($0.value) }.joined())")
  }
  /// Says which keys press the buttons inside, if any: in the window, `cancelAction` does, and others are noted.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    noted(shortcut.map { $0.key.character.unicodeScalars.map { String($0.value) }.joined() })
  }
}
