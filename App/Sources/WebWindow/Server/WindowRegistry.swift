@_spi(Workshop) import WorkshopUI

/// The windows that are open.
@MainActor final class WindowRegistry {
  /// How many there may be.
  nonisolated static let limit = 16
  /// How long a window waits for its page, in ticks.
  nonisolated static let patience = 12
  /// Between two ticks.
  nonisolated static let tick = Duration.seconds(5)

  private let pages: @MainActor @Sendable (_ name: String) -> (any View)?
  /// In the order in which they were opened.
  private var windows: [BrowserWindow] = []

  init(pages: @escaping @MainActor @Sendable (_ name: String) -> (any View)?) {
    self.pages = pages
  }

  var count: Int { windows.count }

  subscript(id: String) -> BrowserWindow? { windows.first { $0.id == id } }

  /// What a new window of a page shows; nil where there is no page of the name.
  func content(of name: String = "") -> (any View)? { pages(name) }

  /// Opens a window, where the oldest without a page may have to make room; nil if all have one.
  func open(showing content: any View) -> BrowserWindow? {
    if windows.count >= Self.limit {
      guard let index = windows.firstIndex(where: { $0.channel == nil }) else { return nil }
      windows.remove(at: index).close()
    }
    let window = BrowserWindow(id: WindowToken().text, content: content)
    windows.append(window)
    return window
  }

  func close(_ id: String) {
    guard let index = windows.firstIndex(where: { $0.id == id }) else { return }
    windows.remove(at: index).close()
  }

  /// Some time has passed: pages are asked whether they are there, and windows without one close.
  func tick() {
    for window in windows { window.tick() }
    for window in windows where window.ticksAlone >= Self.patience { close(window.id) }
  }

  func closeAll() {
    for window in windows { window.close() }
    windows = []
  }
}
