import Testing

@_spi(Workshop) @testable import SwiftUI

struct CounterApp: App {
  @State private var count = 0
  @Environment(\.colorScheme) private var colorScheme
  var body: some Scene {
    WindowGroup("Counter") {
      Button("\(count) in \(colorScheme)") { count += 1 }
    }
  }
}

@Suite(.serialized) struct AppTests {
  @Test func anAppKeepsItsOwnStateBesideItsWindow() throws {
    let host = ViewHost(WorkshopApp.rootView(of: CounterApp.self))
    try host.tap("0 in light")
    try host.tap("1 in light")
    #expect(host.text == #"Button\#n  Text "2 in light""#)
  }

  @Test func mainHandsTheAppToWhoeverHasAWindow() {
    let former = WorkshopApp.run
    defer { WorkshopApp.run = former }
    var names: [String] = []
    WorkshopApp.run = { names.append("\($0)") }
    CounterApp.main()
    #expect(names == ["CounterApp"])
  }

  struct Links: View {
    @Environment(\.openURL) private var openURL
    var body: some View { Button("Open") { openURL(URL(string: "https://example.org")!) } }
  }

  @Test func aViewFurtherOutSaysHowURLsAreOpened() throws {
    var opened: [URL] = []
    let host = ViewHost(
      Links().environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        }))
    try host.tap("Open")
    #expect(opened.map(\.host) == ["example.org"])
  }

  @Test func whoOpensAURLHearsWhetherItWasTaken() {
    var accepted: [Bool] = []
    let url = URL(string: "https://example.org")!
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction(url)] {
      let open = OpenURLAction { _ in result }
      open(url) { accepted.append($0) }
      open(url, prefersInApp: true)
    }
    #expect(accepted == [true, false, true])
  }

  struct Adaptive: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var type
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    var body: some View {
      Text("\(width == .compact) \(type.isAccessibilitySize) \(isOpaque)")
    }
  }

  @Test func valuesOfTheSystemAreReadAndSet() {
    #expect(ViewHost(Adaptive()).text == #"Text "true false false""#)
    let changed = Adaptive().environment(\.dynamicTypeSize, .accessibility3)
      .environment(\.accessibilityReduceTransparency, true)
    #expect(ViewHost(changed).text == #"Text "true true true""#)
  }

  struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button(isPresented ? "Done" : "Close") { dismiss() } }
  }

  @Test func dismissingDoesWhatThePresenterSaid() throws {
    var count = 0
    let handler: @MainActor () -> Void = { count += 1 }
    var values = EnvironmentValues()
    try ViewHost(Sheet(), environment: values).tap("Close")
    #expect(count == 0)
    values.isPresented = true
    values.dismissHandler = handler
    try ViewHost(Sheet(), environment: values).tap("Done")
    #expect(count == 1)
  }
}
