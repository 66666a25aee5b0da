@_spi(Workshop) import SwiftUI
import Synchronization
import Testing

@Suite struct GeometryTests {
  @Test func aReaderSeesItsSizeAndItsScreensChange() {
    struct Screen: View {
      var body: some View {
        GeometryReader { proxy in
          Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
          Text("\(Int(proxy.frame(in: .global).minY))")
        }
        .padding(10)
      }
    }
    let host = ViewHost(Screen(), size: CGSize(width: 100, height: 200))
    #expect(host.text.contains("Text \"80 x 180\"") && host.text.contains("Text \"10\""))
    host.size = CGSize(width: 60, height: 50)
    host.update()
    #expect(host.text.contains("Text \"40 x 30\""))
    #expect(host.recorder.faults == [])
  }

  @Test func aReadersContentHasStateAndFollowsModels() throws {
    struct Inner: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var title = "a"
      var body: some View {
        GeometryReader { proxy in
          Text(title)
          Inner()
        }
        Button("rename") { title += "a" }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("count 0")
    host.recorder.reset()
    try host.tap("rename")
    #expect(host.text.contains("Text \"aa\"") && host.text.contains("count 1"))
    #expect(host.recorder.bodies == [:])
  }

  @Test func theFirstValueAndEachOtherIsHeardInTheSameUpdate() throws {
    struct Screen: View {
      @State private var isWide = false
      @State private var heard: [String] = []
      var body: some View {
        Text(heard.joined(separator: ", "))
        Color.red.frame(width: isWide ? 90 : 50, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            heard.append("\(Int(old)) \(Int(new))")
          }
        Button("widen") { isWide = true }
        Button("nothing") { heard.append("nothing") }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.text.contains("Text \"50 50\""))
    try host.tap("nothing")
    try host.tap("widen")
    #expect(host.text.contains("Text \"50 50, nothing, 50 90\""))
    #expect((host.recorder.offMainCalls["onGeometryChange"] ?? 0) > 2)
  }

  @Test func membersOfAGroupAreFollowedEachByItself() {
    struct Screen: View {
      @State private var widths: [CGFloat] = []
      var body: some View {
        Group {
          Text("a")
          Text("abc")
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          widths.append($0)
        }
        Text(widths.map { "\(Int($0))" }.joined(separator: " "))
      }
    }
    let host = ViewHost(Screen())
    #expect(host.text.contains("Text \"8 24\""))
    #expect(host.recorder.faults == [])
  }

  @Test func effectsAreAskedForOffTheMainActorAndShown() {
    struct Screen: View {
      var body: some View {
        Text("abcde").visualEffect { effect, proxy in
          effect.opacity(proxy.size.width / 80).blur(radius: 2).offset(x: 1, y: -1)
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(
      host.text == "Text \"abcde\" .visualEffect(opacity 0.5, blur 2.0, offset 1.0 -1.0)")
    #expect(host.recorder.offMainCalls == ["visualEffect": 1])
  }

  @Test func stateThatIsReadInAnEffectIsRecorded() {
    struct Screen: View {
      @State private var pulse = true
      var body: some View {
        Text("a").visualEffect { [_pulse] effect, _ in
          effect.blur(radius: _pulse.wrappedValue ? 2 : 0)
        }
        Text("b").visualEffect { [pulse] effect, _ in effect.blur(radius: pulse ? 2 : 0) }
      }
    }
    let host = ViewHost(Screen())
    let reads = host.recorder.offMainReads
    #expect(reads.map(\.type) == ["Bool"] && reads.map(\.callback) == ["visualEffect"])
  }

  @Test func stateThatIsReadInAShapesPathIsRecorded() {
    struct Wedge: Shape {
      @State private var isOpen = true
      nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: .zero)
          if isOpen { path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY)) }
        }
      }
    }
    let host = ViewHost(Wedge().frame(width: 30, height: 40))
    let reads = host.recorder.offMainReads
    #expect(reads.map(\.type) == ["Bool"] && reads.map(\.callback) == ["Shape.path"])
    #expect(host.recorder.offMainCalls == ["Shape.path": 1])
    var drawn = Path()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 30, y: 40))
    #expect(Array(host.geometry.paths.values) == [drawn])
  }

  @Test func layoutsAreCalledOnAnotherThread() {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let isMain = Mutex<Set<Bool>>([])
    let host = ViewHost(
      EqualWidths(isCalled: {
        let answer = DispatchQueue.getSpecific(key: key) ?? false
        isMain.withLock { _ = $0.insert(answer) }
      })() { Text("a") })
    #expect(DispatchQueue.getSpecific(key: key) == true)
    #expect(isMain.withLock { $0 } == [false])
    #expect(host.recorder.offMainCalls["Layout.placeSubviews"] == 1)
  }

  @Test func assumingTheMainActorInAnEffectTraps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = ViewHost(
        Text("a").visualEffect { effect, _ in
          effect.opacity(MainActor.assumeIsolated { 0.5 })
        })
    }
  }

  @Test func scrollingChangesPhasesAndVisibility() throws {
    struct Screen: View {
      @State private var isSeen = false
      var body: some View {
        ScrollView {
          Color.red.frame(height: 100)
            .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : phase.value)
            }
            .onScrollVisibilityChange { isSeen = $0 }
          Color.red.frame(height: 1000)
        }
        Text(isSeen ? "seen" : "gone")
      }
    }
    let host = ViewHost(Screen(), size: CGSize(width: 100, height: 230))
    let id = try #require(host.all("ScrollView").first?.id)
    #expect(host.text.contains("opacity 1.0") && host.text.contains("seen"))
    try host.send(.scroll, "30", id: id)
    #expect(host.text.contains("opacity -1.0") && host.text.contains("seen"))
    try host.send(.scroll, "60", id: id)
    #expect(host.text.contains("gone"))
    try host.send(.scroll, "0", id: id)
    #expect(host.text.contains("opacity 1.0") && host.text.contains("seen"))
  }

  @Test func framesAreMeasuredInNamedSpaces() {
    struct Screen: View {
      @State private var places: [String: CGFloat] = [:]
      var body: some View {
        VStack {
          Text("a").onGeometryChange(for: [CGFloat].self) {
            [$0.frame(in: .named("box")).minX, $0.frame(in: .local).minX]
          } action: {
            places["box"] = $0[0]
            places["local"] = $0[1]
          }
        }
        .padding(.leading, 30)
        .coordinateSpace(.named("box"))
        Text("\(places["box"] ?? -1) \(places["local"] ?? -1)")
      }
    }
    #expect(ViewHost(Screen()).text.contains("Text \"30.000000 0.000000\""))
  }
}

/// Gives every view the width of the widest one.
nonisolated struct EqualWidths: Layout {
  var isCalled: @Sendable () -> Void = {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    isCalled()
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: widest * CGFloat(sizes.count), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    isCalled()
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// A row that says which part of it is in sight of the scroll view around.
private struct InSight: View {
  @State private var seen = CGRect.zero

  var body: some View {
    VStack {
      Text("from \(Int(seen.minY)), \(Int(seen.height)) high")
      ScrollView {
        Color.red.frame(height: 3000)
          .onGeometryChange(for: CGRect.self) {
            $0.bounds(of: .scrollView) ?? .null
          } action: {
            seen = $0
          }
      }
      .frame(height: 300)
    }
  }
}

@Suite struct BoundsTests {
  @Test func whatIsInSightMovesWithTheScrolling() throws {
    let host = ViewHost(InSight())
    #expect(host.text.contains("Text \"from 0, 300 high\""))
    try host.send(.scroll, "250", id: host.all("ScrollView")[0].id)
    #expect(host.text.contains("Text \"from 250, 300 high\""))
  }
}
