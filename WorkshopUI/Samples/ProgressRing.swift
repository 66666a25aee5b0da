import SwiftUI

nonisolated struct Ring: Shape {
  var fraction: Double
  var lineWidth: CGFloat = 8

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: (min(rect.width, rect.height) - lineWidth) / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
    return path
  }
}

struct ImportProgress: View {
  @State private var done = 0
  let total = 4

  var body: some View {
    VStack(spacing: 12) {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 8)
        Ring(fraction: Double(done) / Double(total))
          .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        Text(Double(done) / Double(total), format: .percent)
          .monospacedDigit()
      }
      .frame(width: 96, height: 96)
      .animation(.smooth, value: done)
      Button("Next chunk") { done = min(total, done + 1) }
        .disabled(done == total)
    }
  }
}
