@_spi(Workshop) import WorkshopUI

extension ViewHost {
  /// Returns once the screen is as a test wants it, or when the test's time is over: one that waits has a limit.
  func wait(until isAsWanted: @escaping @MainActor (ViewHost) -> Bool) async {
    guard !isAsWanted(self) else { return }
    let (isOver, ending) = AsyncStream.makeStream(of: Void.self)
    onUpdate = { [unowned self] in
      guard isAsWanted(self) else { return }
      onUpdate = nil
      ending.finish()
    }
    for await _ in isOver {}
  }

  /// Returns once something of a name is on the screen.
  func wait(for name: String) async {
    await wait { $0.shows(name) }
  }

  /// Whether something on the screen has a name.
  func shows(_ name: String) -> Bool { all.contains { $0.accessibleName == name } }

  /// What buttons of the list say, from top to bottom.
  var rows: [String] { all("List").flatMap(\.all).filter(\.isRow).map(\.accessibleName) }
}

extension Element {
  fileprivate var isRow: Bool { kind == "Button" && self["style"] == "plain" }
}
