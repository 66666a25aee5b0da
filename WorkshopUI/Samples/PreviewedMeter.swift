import SwiftUI

extension EnvironmentValues {
  @Entry var meterColor: Color = .teal
  @Entry var meterSteps = 4
  @Entry var meterTitle: String?
}

extension Transaction {
  @Entry var isByHand = false
}

@Animatable
public struct Wedge: Shape {
  var start: Angle
  var end: Angle
  var center: CGPoint = .zero
  var inset = 0.0
  @AnimatableIgnored var isClockwise: Bool = true

  public init(start: Angle, end: Angle) { (self.start, self.end) = (start, end) }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - inset,
        startAngle: start, endAngle: end, clockwise: isClockwise)
    }
  }
}

public struct PreviewedMeter: View {
  @Environment(\.meterColor) private var color
  @Environment(\.meterSteps) private var steps
  @Environment(\.meterTitle) private var title
  public init() {}

  public var body: some View {
    VStack {
      Wedge(start: .zero, end: .degrees(90)).fill(color)
      Text("\(title ?? "Meter"): \(steps)")
    }
  }
}

/// The same with other values around it.
public struct AdjustedMeter: View {
  public init() {}
  public var body: some View {
    PreviewedMeter().environment(\.meterSteps, 7).environment(\.meterTitle, "Speed")
  }
}

#Preview { PreviewedMeter() }

#Preview("Adjusted", traits: .sizeThatFitsLayout) {
  @Previewable @State var steps = 3
  Stepped(steps: $steps)
}

private struct Stepped: View {
  @Binding var steps: Int
  var body: some View { PreviewedMeter().environment(\.meterSteps, steps) }
}
