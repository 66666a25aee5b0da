// The macros' code stands in WorkshopUI/Macros. Elsewhere than on Linux the stand-in has none.
#if os(Linux)
/// Declares a value of the environment, or of a transaction, with its default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WorkshopUIMacros", type: "EntryMacro")

/// Makes an entry's default value anew each time that it is asked for.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "WorkshopUIMacros", type: "EntryDefaultValueMacro")

/// Animates all stored properties of a type, but for those that are marked.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "WorkshopUIMacros", type: "AnimatableMacro")

/// Leaves a property out of what is animated.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "WorkshopUIMacros", type: "AnimatableIgnoredMacro")

/// Shows a view in Xcode. The compiler checks the view; nothing shows it here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WorkshopUIMacros", type: "PreviewMacro")

/// Shows a view in Xcode, with what stands around it. The compiler checks the view; nothing shows it here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WorkshopUIMacros", type: "PreviewMacro")

/// Lets a preview have state.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "WorkshopUIMacros", type: "PreviewableMacro")
#endif
