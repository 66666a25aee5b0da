import Foundation
@_spi(Workshop) import WorkshopUI

/// One window of a browser: a host with its state, what the page shows, and the channel to it.
@MainActor final class BrowserWindow {
  /// How many events it takes between two ticks of the registry's clock.
  nonisolated static let eventsPerTick = 1_000
  /// How long a page is held back until nothing in it is still loading.
  static let firstPageWait = Duration.seconds(1)
  /// How many trees it remembers of those that were sent.
  nonisolated static let remembered = 8

  /// Random: a client that knows it may send events to the window.
  let id: String
  /// Shows the last tree once a page asks.
  private let host: ViewHost
  private let renderer = HTMLRenderer()
  /// What the page has said of its size.
  private var surroundings = Surroundings()
  /// What a page may show, the latest last.
  private var states: [PageState] = []
  private var isStale = true
  private var event = 0
  private var budget = BrowserWindow.eventsPerTick

  /// The channel whose messages reach the page now.
  private(set) var channel: WindowChannel?
  private var isClosed = false
  private var needsPing = false
  /// Told of each update while the first page is held back.
  private var firstPage: AsyncStream<Void>.Continuation?
  /// How long no page has listened, in ticks.
  private(set) var ticksAlone = 0
  /// What was chosen in it, until it closes.
  nonisolated let files = ChosenFiles()

  init(id: String, content: any View) {
    self.id = id
    func host(_ view: some View) -> ViewHost { ViewHost(view) }
    self.host = host(content)
    self.host.onUpdate = { [weak self] in self?.didUpdate() }
  }

  /// What is shown now. Renders if that is not known yet: at most once a turn of the main actor.
  func state() -> PageState {
    if isStale {
      isStale = false
      let tree = renderer.render(host)
      if tree !== states.last?.tree {
        add(PageState(tree: tree, revision: (states.last?.revision ?? 0) + 1, event: event))
      }
    }
    if let last = states.last, last.event != event {
      states.removeLast()
      add(PageState(tree: last.tree, revision: last.revision, event: event))
    }
    return states[states.count - 1]
  }

  /// What a page begins with: the first state that shows no progress, so that a page without a script
  /// has what there is to see. Where that takes longer than ``firstPageWait``, the progress.
  func firstState() async -> PageState {
    let (updates, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    firstPage = continuation
    let limit = Task {
      try? await Task.sleep(for: Self.firstPageWait)
      continuation.finish()
    }
    defer {
      limit.cancel()
      firstPage = nil
    }
    var iterator = updates.makeAsyncIterator()
    while !host.all("ProgressView").isEmpty, await iterator.next() != nil {}
    return state()
  }

  private func add(_ state: PageState) {
    states.append(state)
    states.removeFirst(max(0, states.count - Self.remembered))
  }

  private func didUpdate() {
    isStale = true
    channel?.wake()
    firstPage?.yield()
  }

  // MARK: - Events

  /// Does what a person did, in order, and skips what was done before.
  ///
  /// - Returns: What was ignored, and why.
  func perform(_ events: [BrowserEvent]) -> [String] {
    var complaints: [String] = []
    for event in events where event.number > self.event {
      self.event = event.number
      switch event.action {
      case .resize:
        if let surroundings = Surroundings(event.text) { enter(surroundings) }
      case .element(let action):
        do {
          try host.send(action, event.text, id: event.element ?? 0)
        } catch {
          complaints.append("Event \(event.number): \(error).")
        }
      }
    }
    channel?.wake()
    return complaints
  }

  /// - Returns: Whether an element is there that a file may be chosen in.
  func wantsFile(_ element: Int) -> Bool {
    host.all.contains { $0.id == element && $0.handlers[.choose] != nil }
  }

  /// Hands a file to the element that it was chosen in.
  ///
  /// - Returns: Whether that was still there.
  func choose(_ file: URL, in element: Int) -> Bool {
    guard wantsFile(element) else { return false }
    try? host.send(.choose, file.path(percentEncoded: false), id: element)
    channel?.wake()
    return true
  }

  /// - Returns: Whether so many events may come now.
  func takes(_ count: Int) -> Bool {
    guard count <= budget else { return false }
    budget -= count
    return true
  }

  private func enter(_ new: Surroundings) {
    host.size = new.size
    if new.widthClass != surroundings.widthClass || new.textSize != surroundings.textSize
      || new.isShort != surroundings.isShort
    {
      host.changeEnvironment {
        $0.horizontalSizeClass = new.widthClass
        $0.verticalSizeClass = new.isShort ? .compact : .regular
        $0.dynamicTypeSize = new.textSize
      }
    }
    if new.isShort != surroundings.isShort { isStale = true }
    surroundings = new
    renderer.isShort = new.isShort
    host.update()
  }

  // MARK: - The channel

  /// Begins to speak to a page. A window that has closed since the page asked for it has only its end to tell.
  ///
  /// - Parameter revision: What the page shows.
  func connect(revision: Int) -> WindowChannel {
    channel?.end()
    let channel = WindowChannel(
      window: self, shown: states.first { $0.revision == revision })
    guard !isClosed else {
      channel.end()
      return channel
    }
    self.channel = channel
    ticksAlone = 0
    channel.wake()
    return channel
  }

  /// The page behind a channel is no longer there.
  func disconnect(_ channel: WindowChannel) {
    if self.channel === channel { self.channel = nil }
  }

  /// What a channel has to say, or nil when it has come to its end.
  func turn(of channel: WindowChannel) -> (state: PageState, ping: Bool)? {
    guard self.channel === channel else { return nil }
    defer { needsPing = false }
    return (state(), needsPing)
  }

  func tick() {
    budget = Self.eventsPerTick
    if let channel {
      needsPing = true
      channel.wake()
    } else {
      ticksAlone += 1
    }
  }

  func close() {
    isClosed = true
    channel?.end()
    channel = nil
    host.onUpdate = nil
    host.close()
    files.removeAll()
  }
}
