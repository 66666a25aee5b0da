import SwiftUI

struct WidestKey: PreferenceKey {
  static let defaultValue: Double = 0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

public struct Measures: View {
  @AppStorage("bars") private var count = 2
  @AppStorage("name") private var name: String?
  @SceneStorage("bars") private var scene = 9
  @State private var widest = 0.0
  @State private var grows = false
  public init() {}

  public var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { Bar(length: Double($0 + 1) * (grows ? 10 : 1)) }
      Button("Add") { count += 1 }
      Button("Grow") { grows.toggle() }
      Button("Name") { name = "set" }
      Text("widest \(Int(widest)), \(name ?? "none"), \(scene)")
      OtherReader()
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.teal))
        var turned = context
        turned.rotate(by: .degrees(10))
        turned.draw(Text("a"), at: .zero)
      }
      .frame(width: 40, height: 20)
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
    .overlayPreferenceValue(WidestKey.self) { value in Text("overlay \(Int(value))") }
    .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .decrease }
    .background(.ultraThinMaterial, in: .containerRelative)
    .redacted(reason: .placeholder)
  }
}

private struct Bar: View {
  let length: Double
  var body: some View { Text("bar").preference(key: WidestKey.self, value: length) }
}

private struct OtherReader: View {
  @AppStorage("bars") private var bars = 0
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    Text("stored \(bars)\(reasons.contains(.placeholder) ? " redacted" : "")")
    TimelineView(.everyMinute) { Text($0.date <= .now ? "past" : "future") }
    Text("x").phaseAnimator([0.2, 1]) { $0.opacity($1) }
    Image(systemName: "plus").symbolEffect(.bounce, value: bars)
      .contentTransition(.symbolEffect(.replace))
  }
}
