import Foundation

extension Slot {
  /// Whether the content lies elsewhere on the screen.
  var isApart: Bool {
    [
      "alert", "confirmationDialog", "contextMenu", "destination", "fullScreenCover", "popover",
      "sheet", "swipeActions", "toolbar",
    ].contains(name)
  }
}

extension Element {
  /// Whether the content is rows, one below the other, of any number.
  var hasRows: Bool { ["Form", "LazyVStack", "List"].contains(kind) }

  /// How many characters there are to read in an element with its first modifiers; rows are dense by themselves.
  func charactersOfText(within level: Int) -> Int {
    if hasRows { return GlassReport.charactersOfDenseText }
    let controls = ["Button", "Link", "Menu", "NavigationLink", "Picker", "Toggle"]
    if controls.contains(kind) { return 0 }
    let own = kind == "Text" ? self["text"]?.count ?? 0 : 0
    let slots = slots + modifiers.prefix(level).flatMap(\.slots).filter { !$0.isApart }
    return own + (slots.flatMap(\.elements) + children).charactersOfText
  }
}

extension Collection<Element> {
  /// How many characters there are to read in some elements.
  var charactersOfText: Int {
    reduce(0) { $0 + $1.charactersOfText(within: $1.modifiers.count) }
  }
}

extension ViewHost {
  /// Where everything is now: as it was laid out, or laid out for this question where no callback asks for it.
  var currentFrames: [Int: CGRect] {
    if elements.contains(where: \.needsLayout) { return geometry.frames }
    let (elements, size) = (elements, size)
    let pass = LayoutPass(scrolled: geometry.scrolled, recorder: Recorder())
    return RenderThread.run("layout") {
      pass.run(elements, in: size)
      return pass.frames
    }
  }
}
