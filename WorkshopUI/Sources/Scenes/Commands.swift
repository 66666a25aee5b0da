/// What an app adds to menus and to keys of a keyboard. A window shows no menus: it is accepted and not shown.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the content.
  associatedtype Body: Commands
  /// The content.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}

/// Puts commands together.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { .init() }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    .init()
  }
  public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { .init() }
  public static func buildEither<C: Commands>(first: C) -> EmptyCommands { .init() }
  public static func buildEither<C: Commands>(second: C) -> EmptyCommands { .init() }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> EmptyCommands {
    .init()
  }
}
@available(*, unavailable) extension CommandsBuilder: Sendable {}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public init() {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}
/// A menu.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// A menu of a name.
  public init(_ name: some _Title, @ViewBuilder content: () -> Content) {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}
/// Commands beside, or in place of, those of the system.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// Commands before some of the system's.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands after some of the system's.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands in place of some of the system's.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}
/// The commands that show and hide the side bar.
nonisolated public struct SidebarCommands: Commands {
  public init() {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}
/// The commands of a tool bar.
nonisolated public struct ToolbarCommands: Commands {
  public init() {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}
/// The commands that show and hide an inspector.
nonisolated public struct InspectorCommands: Commands {
  public init() {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}
/// The commands that edit text.
nonisolated public struct TextEditingCommands: Commands {
  public init() {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}
/// The commands that format text.
nonisolated public struct TextFormattingCommands: Commands {
  public init() {}
  @MainActor @preconcurrency public var body: Never { return preconditionFailure("no body") }
}

@available(*, unavailable) extension EmptyCommands: Sendable {}
@available(*, unavailable) extension CommandMenu: Sendable {}
@available(*, unavailable) extension CommandGroup: Sendable {}
@available(*, unavailable) extension SidebarCommands: Sendable {}
@available(*, unavailable) extension ToolbarCommands: Sendable {}
@available(*, unavailable) extension InspectorCommands: Sendable {}
@available(*, unavailable) extension TextEditingCommands: Sendable {}
@available(*, unavailable) extension TextFormattingCommands: Sendable {}

/// Groups of the system's commands.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self(), appSettings = Self(), systemServices = Self(),
    appVisibility = Self(), appTermination = Self(), newItem = Self(), saveItem = Self(),
    importExport = Self(), printItem = Self(), undoRedo = Self(), pasteboard = Self(),
    textEditing = Self(), textFormatting = Self(), toolbar = Self(), sidebar = Self(),
    windowSize = Self(), windowList = Self(), singleWindowList = Self(),
    windowArrangement = Self(), help = Self()
}
