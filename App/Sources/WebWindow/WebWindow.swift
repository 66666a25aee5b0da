import Foundation
import LoopbackHTTP
import Synchronization
import WorkshopUI

/// Shows a view in browser windows of this machine, each with a state of its own.
///
/// The views are evaluated on the main actor; all that has to do with HTTP is not. Docs/Window.md
/// says how.
public final class WebWindow: Sendable {
  /// What to open in a browser, with the token that it takes.
  public let url: URL

  private let transport: HTTPTransport
  let registry: WindowRegistry
  private let clock: Task<Void, Never>

  private init(
    url: URL, transport: HTTPTransport, registry: WindowRegistry, clock: Task<Void, Never>
  ) {
    self.url = url
    self.transport = transport
    self.registry = registry
    self.clock = clock
  }

  /// Begins to answer.
  ///
  /// - Parameter content: Makes the view of a new window.
  /// - Throws: `WebWindowError`.
  public static func start(
    _ configuration: Configuration = Configuration(),
    content: @escaping @MainActor @Sendable () -> any View
  ) async throws -> WebWindow {
    try await start(configuration) { page in page.isEmpty ? content() : nil }
  }

  /// Begins to answer, with several pages under one address.
  ///
  /// - Parameter pages: Makes the view of a new window, of the page that its address names in the item
  ///   `page`, or else of `""`; nil where there is no such page.
  /// - Throws: `WebWindowError`.
  public static func start(
    _ configuration: Configuration = Configuration(),
    pages: @escaping @MainActor @Sendable (_ name: String) -> (any View)?
  ) async throws -> WebWindow {
    let registry = await WindowRegistry(pages: pages)
    let token = configuration.token ?? WindowToken()
    let site = WindowSite(
      token: token, registry: registry,
      page: PageFrame(
        title: configuration.title, note: configuration.note,
        imageOrigins: configuration.imageOrigins.map(\.origin)),
      log: configuration.log)
    let chosen = ChosenPort()
    let transport: HTTPTransport
    do {
      transport = try await HTTPTransport.start(port: configuration.port) {
        await site.response(to: $0, port: chosen.number.withLock { $0 })
      }
      chosen.number.withLock { [port = transport.port] in $0 = port }
    } catch let fault as PortUnavailable {
      throw WebWindowError.portUnavailable(fault.port, fault.reason)
    }
    let clock = Task { [ticks = configuration.ticks] in
      while ticks, (try? await Task.sleep(for: WindowRegistry.tick)) != nil {
        await registry.tick()
      }
    }
    let url = URL(string: "http://127.0.0.1:\(transport.port)/?token=\(token.text)")!
    return WebWindow(url: url, transport: transport, registry: registry, clock: clock)
  }

  /// Ends every connection and closes the windows. May be called twice.
  public func stop() async {
    clock.cancel()
    await transport.stop()
    await registry.closeAll()
  }

  /// Returns when the window answers no more requests: after `stop()`, or when the system takes the
  /// socket.
  public func waitUntilStopped() async {
    await transport.waitUntilStopped()
  }
}

/// The port that the system chose. The address of the window is not known before it stands here.
private final class ChosenPort: Sendable {
  let number = Mutex<UInt16>(0)
}

extension URL {
  /// Scheme, host and port, as a browser writes them.
  fileprivate var origin: String {
    "\(scheme ?? "http")://\(host() ?? "")\(port.map { ":\($0)" } ?? "")"
  }
}
