@_spi(Workshop) import WorkshopUI

extension HTMLRenderer {
  /// What does something and looks like nothing, or is looked at where the element itself is rendered.
  static let withoutLook: Set<String> = [
    // Actions and identity.
    "animation", "id", "onAppear", "onDisappear", "onChange", "task", "onSubmit", "tag", "row",
    "focused", "onGeometryChange", "onScrollVisibilityChange", "coordinateSpace",
    "layoutValue", "alignmentGuide", "scrollDismissesKeyboard",
    // Of a sheet, read by it; of a row, read by its list; of a search, read by its screen.
    "presentationDetents", "presentationDragIndicator", "presentationBackgroundInteraction",
    "presentationCornerRadius", "presentationBackground", "interactiveDismissDisabled",
    "swipeActions", "contextMenu", "listRowSeparator", "listRowBackground", "listRowInsets",
    "searchSuggestions",
    // Read by the element's description.
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityHidden",
    "accessibilityIdentifier", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilityElement",
    // What views tell each other, what is felt, and what only some systems show.
    "preference", "transformPreference", "onPreferenceChange", "sensoryFeedback", "contentShape",
    "defaultAppStorage", "dynamicTypeSize", "privacySensitive", "unredacted", "previewDisplayName",
    "matchedGeometryEffect", "badgeProminence",
    // Of a view of tabs, and of its screens, read by it.
    "tabItem", "tabViewBottomAccessory", "tabBarMinimizeBehavior",
    // Of bars, scroll views and keyboards, where a browser has its own way.
    "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole",
    "toolbarVisibility", "toolbarTitleMenu", "statusBarHidden", "persistentSystemOverlays",
    "defersSystemGestures", "searchToolbarBehavior", "searchPresentationToolbarBehavior",
    "searchFocused",
    "searchCompletion", "navigationTransition", "matchedTransitionSource",
    "sharedBackgroundVisibility", "navigationSplitViewColumnWidth", "scrollPosition",
    "defaultScrollAnchor", "scrollBounceBehavior", "scrollIndicatorsFlash", "onScrollPhaseChange",
    "onScrollTargetVisibilityChange", "onScrollGeometryChange", "scrollTarget", "submitLabel",
    "submitScope", "textInputAutocapitalization", "autocorrectionDisabled", "keyboardType",
    "textContentType", "keyboardShortcut", "containerShape", "geometryGroup", "compositingGroup",
    "drawingGroup", "headerProminence", "menuOrder",
    "menuIndicator", "menuActionDismissBehavior", "deleteDisabled", "moveDisabled",
    "selectionDisabled", "listItemTint", "listRowSeparatorTint", "listSectionSeparator",
    "listSectionIndexVisibility", "sectionIndexLabel", "navigationLinkIndicatorVisibility",
    "onHover", "onOpenURL", "focusable", "focusEffectDisabled", "defaultFocus",
    "inspectorColumnWidth", "presentationSizing", "presentationCompactAdaptation",
    "presentationContentInteraction", "dialogSeverity", "buttonRepeatBehavior", "symbolVariant",
    "minimumScaleFactor", "allowsTightening", "textSelection", "fontWidth",
    "baselineOffset", "gridCellUnsizedAxes", "gridCellAnchor", "gridColumnAlignment",
    "navigationBarBackButtonHidden", "containerBackground", "backgroundStyle",
    // Symbols here have one colour, and one way to change.
    "symbolRenderingMode", "contentTransition",
  ]

  /// Adds a modifier to the box of an element.
  func apply(
    _ modifier: Modifier, of element: Element, to box: inout Box, in place: Place,
    _ extras: inout Extras
  ) {
    let wrapper = "\(id(element, in: place))-m\(modifier.id)"
    if applyStyle(modifier, of: element, to: &box)
      || applyLayout(modifier, to: &box, id: wrapper, in: place)
      || applyPaint(modifier, to: &box, id: wrapper, in: place, &extras)
      || applyGlass(modifier, to: &box, id: wrapper, in: place)
      || applyScreen(modifier, to: &box, id: wrapper, in: place, &extras)
    {
      return
    }
    switch modifier.name {
    case "onTapGesture", "onLongPressGesture", "gesture", "highPriorityGesture",
      "simultaneousGesture":
      tapGesture(element, to: &box, in: place)
    case "badge": badge(modifier, of: element, to: &box, id: wrapper, in: place)
    case "position": position(modifier, to: &box, id: wrapper, in: place)
    case "redacted": if modifier["value"] != nil { box.classes.append("redacted") }
    case "preferredColorScheme": modifier["value"].map { box.set("color-scheme", $0) }
    case "selectable": selectable(modifier, element, to: &box, in: place)
    case "help": box.set("title", to: modifier["value"] ?? "")
    case "labelsHidden": box.classes.append("no-labels")
    case "buttonSizing":
      if modifier["value"] == "flexible" {
        box.classes.append("wide")
        box.grows.insert(.across)
      }
    case "scrollEdgeEffectStyle":
      if modifier["value"] == "hard" { scrollEdge("hard", modifier, of: &box) }
    case "scrollEdgeEffectHidden":
      if modifier["value"] == "true" { scrollEdge("hidden", modifier, of: &box) }
    case "scrollTargetBehavior": box.classes.append("snaps")
    case "scrollTargetLayout": box.classes.append("snap-targets")
    case "scrollDisabled":
      if modifier["value"] == "true" { box.set("overflow", "hidden") }
    case "transition":
      box.set("data-transition", to: modifier["value"] ?? "")
      box.classes.append("comes")
    case "symbolEffect": box.classes.append("effect-\(Words(modifier["value"] ?? "").name)")
    case "scrollIndicators":
      if ["hidden", "never"].contains(modifier["value"] ?? "") { box.classes.append("no-bars") }
    case "scrollContentBackground":
      if modifier["value"] == "hidden" { box.classes.append("bare") }
    case let name where Self.withoutLook.contains(name): break
    default: noteUnrendered(".\(modifier.name)")
    }
  }

  /// How what scrolls goes below the bars of the screen around, which looks for these classes.
  private func scrollEdge(_ kind: String, _ modifier: Modifier, of box: inout Box) {
    let edges = modifier["for"] ?? "top bottom"
    for edge in ["top", "bottom"] where edges.contains(edge) || edges == "vertical" {
      box.classes.append("edge-\(kind)-\(edge)")
    }
  }

  /// Modifiers of the screen around, or of what lies over it.
  private func applyScreen(
    _ modifier: Modifier, to box: inout Box, id: String, in place: Place, _ extras: inout Extras
  ) -> Bool {
    switch modifier.name {
    case "sheet", "fullScreenCover", "alert", "confirmationDialog", "fileImporter":
      present(modifier, in: place, &extras)
    case "popover":
      guard modifier.slots.contains(where: { !$0.elements.isEmpty }) else { return true }
      box.set("anchor-name", "--\(id)")
      present(modifier, in: place, &extras, anchor: "--\(id)")
    case "navigationTitle": extras.title = extras.title ?? modifier["text"]
    case "navigationSubtitle": extras.subtitle = extras.subtitle ?? modifier["text"]
    case "navigationBarTitleDisplayMode":
      extras.isTitleInline = extras.isTitleInline || modifier["value"] == "inline"
    case "navigationDestination":
      extras.destinations += modifier.slots.flatMap(\.elements)
    case "toolbar" where modifier["removing"] == "title": extras.isTitleHidden = true
    case "toolbar": extras.bars += modifier.slots.flatMap(\.elements)
    case "searchable": extras.search += modifier.slots.flatMap(\.elements)
    case "refreshable": extras.refresh = extras.refresh ?? Self.base(id)
    case "searchScopes": inset(modifier, &box, id: id, in: place, &extras, edge: "top")
    case "safeAreaInset": inset(modifier, &box, id: id, in: place, &extras)
    default: return false
    }
    return true
  }

  /// The id of the element that a wrapper is made for.
  private static func base(_ id: String) -> String {
    id.split(separator: "-m").first.map(String.init) ?? id
  }

  /// Content at an edge, over what scrolls below it.
  private func inset(
    _ modifier: Modifier, _ box: inout Box, id: String, in place: Place, _ extras: inout Extras,
    edge: String? = nil
  ) {
    let edge = edge ?? (modifier["edge"] == "top" ? "top" : "bottom")
    let inner = place.with {
      $0.axis = .vertical
      $0.edges = []
    }
    let content = rendered(modifier.slots.flatMap(\.elements), in: inner)
    box.wrap(id: id, in: place, "inset-\(edge)")
    var bar = Box(place.box, id: "\(id)-inset", "inset")
    fill(&bar, with: content, &extras)
    box.add(bar.node)
  }

  /// A number or a word behind what it stands on; an item of a bar of tabs shows its own.
  private func badge(
    _ modifier: Modifier, of element: Element, to box: inout Box, id: String, in place: Place
  ) {
    guard let value = modifier["value"],
      !element.modifiers.contains(where: { $0.name == "tabItem" })
    else { return }
    box.wrap(id: id, in: place, "badged")
    box.grows.insert(.across)
    box.add(
      HTMLNode(
        "span", id: "\(id)-badge", [HTMLAttribute("class", "badge")], content: .text(value)))
  }

  private func position(_ modifier: Modifier, to box: inout Box, id: String, in place: Place) {
    guard let x = modifier["x"].flatMap(Double.init), let y = modifier["y"].flatMap(Double.init)
    else { return }
    box.set("position", "absolute")
    box.set("left", "\(x)px")
    box.set("top", "\(y)px")
    box.set("translate", "-50% -50%")
    box.wrap(id: id, in: place, "positioned")
    box.grows = .both
  }

  /// A row that is chosen by a tap, and says whether it is.
  private func selectable(
    _ modifier: Modifier, _ element: Element, to box: inout Box, in place: Place
  ) {
    if modifier["isSelected"] == "true" {
      box.set("aria-current", to: "true")
      box.classes.append("selected")
    }
    box.grows.insert(.across)
    tapGesture(element, to: &box, in: place)
  }

  /// An element that takes taps and is no control becomes a button, for keys and screen readers.
  private func tapGesture(_ element: Element, to box: inout Box, in place: Place) {
    let fingers: [Element.Event] = [.tap, .press, .drag]
    if takes(.drag, element) { box.classes.append("draggable") }
    guard !["button", "input", "dialog"].contains(box.tag) else {
      return listen(&box, to: element, only: fingers)
    }
    if takes(.tap, element) || takes(.press, element) {
      box.set("role", to: "button")
      box.set("tabindex", to: "0")
      box.classes.append("tappable")
    }
    listen(&box, to: element, only: fingers)
  }
}
