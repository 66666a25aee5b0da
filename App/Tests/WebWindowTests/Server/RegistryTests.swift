import LoopbackHTTP
import Testing
@_spi(Workshop) import WorkshopUI

@testable import WebWindow

@Suite("The windows that are open")
@MainActor
struct RegistryTests {
  let registry = WindowRegistry { _ in SampleView() }

  @Test("a window that no page listens to closes after a minute")
  func alone() throws {
    let window = try #require(registry.open(showing: SampleView()))
    for _ in 1..<WindowRegistry.patience { registry.tick() }
    #expect(registry[window.id] === window)
    registry.tick()
    #expect(registry[window.id] == nil)
    #expect(WindowRegistry.tick * WindowRegistry.patience == .seconds(60))
  }

  @Test("a page that listens again begins the minute anew")
  func again() throws {
    let window = try #require(registry.open(showing: SampleView()))
    for _ in 1..<WindowRegistry.patience { registry.tick() }
    let channel = window.connect(revision: 1)
    for _ in 1...100 { registry.tick() }
    window.disconnect(channel)
    for _ in 1..<WindowRegistry.patience { registry.tick() }
    #expect(registry[window.id] === window)
    registry.tick()
    #expect(registry[window.id] == nil)
  }

  @Test("a channel that was replaced no longer disconnects the window")
  func replaced() throws {
    let window = try #require(registry.open(showing: SampleView()))
    let (first, second) = (window.connect(revision: 1), window.connect(revision: 1))
    window.disconnect(first)
    #expect(window.channel === second)
  }

  @Test("a page that connects to a window that has closed meanwhile hears that it has ended")
  func connectsTooLate() async throws {
    let window = try #require(registry.open(showing: SampleView()))
    registry.close(window.id)
    let channel = window.connect(revision: 1)
    #expect(await channel.next() == nil)
    #expect(window.channel == nil)
  }

  @Test("the oldest window without a page makes room, and none that has one")
  func limit() throws {
    let windows = try (1...WindowRegistry.limit).map { _ in
      try #require(registry.open(showing: SampleView()))
    }
    for window in windows.dropFirst(3) { _ = window.connect(revision: 1) }
    _ = windows[0].connect(revision: 1)
    let new = try #require(registry.open(showing: SampleView()))
    #expect(registry[windows[1].id] == nil)
    #expect(registry[windows[2].id] === windows[2])
    _ = new.connect(revision: 1)
    _ = windows[2].connect(revision: 1)
    #expect(registry.open(showing: SampleView()) == nil)
    #expect(registry.count == WindowRegistry.limit)
  }

  @Test("a window takes so many events between two ticks, and no more")
  func rate() throws {
    let window = try #require(registry.open(showing: SampleView()))
    #expect(window.takes(BrowserWindow.eventsPerTick - 1))
    #expect(!window.takes(2))
    #expect(window.takes(1))
    #expect(!window.takes(1))
    registry.tick()
    #expect(window.takes(BrowserWindow.eventsPerTick))
  }

  @Test("a page that does not listen gets the latest state alone")
  func slow() async throws {
    let window = try #require(registry.open(showing: SampleView()))
    let channel = window.connect(revision: window.state().revision)
    #expect(await nextText(channel) == nil)
    let add = try #require(Self.button(in: window.state().tree))
    for number in 1...50 {
      #expect(
        window.perform([
          BrowserEvent(number: number, element: add, action: .element(.tap), text: "")
        ]).isEmpty)
    }
    let text = try #require(await nextText(channel))
    #expect(text.contains("Count: 50"))
    #expect(text.utf8.count < 120)
  }

  @Test("a window of a new size shows what fits into it")
  func resize() throws {
    let window = try #require(registry.open(showing: SampleView()))
    func rows() -> Int { window.state().tree.html.matches(of: />Row [0-9]+</).count }
    let before = rows()
    for (number, size) in ["402 1748", "402", "NaN 900", "402 1e9", "-1 -1"].enumerated() {
      _ = window.perform([
        BrowserEvent(number: number + 1, element: nil, action: .resize, text: size)
      ])
      #expect(rows() > before)
    }
  }

  /// The next message if there is one. A wake without news is answered by a ping.
  private func nextText(_ channel: WindowChannel) async -> String? {
    registry.tick()
    let message = await channel.next()
    guard case .text(let data) = message else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func button(in node: HTMLNode) -> Int? {
    node.html.firstMatch(of: /<button id="e([0-9]+)/).flatMap { Int($0.1) }
  }
}
