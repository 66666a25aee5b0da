import Foundation

extension WebWindow {
  public struct Configuration: Sendable {
    /// 0 lets the system choose one.
    public var port: UInt16 = 0
    /// What the address has to hold; one is made up if this is nil.
    public var token: WindowToken?
    /// Of the browser's window.
    public var title = "EmployeeGlass"
    /// A line above the window's content, on every page; without one there is no room for it.
    public var note = ""
    /// Servers whose pictures the page may show. Only scheme, host and port count.
    public var imageOrigins: [URL] = []
    /// Hears of what went wrong inside the window. Called on any thread.
    public var log: @Sendable (String) -> Void = { _ in }
    /// Whether time passes by itself: pages are asked whether they are there, and windows without one close. A test
    /// that does not want a machine's speed to decide says when, with `WindowRegistry.tick()`.
    var ticks = true

    public init() {}
  }
}
