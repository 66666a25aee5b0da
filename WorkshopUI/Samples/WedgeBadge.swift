import SwiftUI

nonisolated struct Star: InsettableShape {
  var points = 5
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      for corner in 0..<points * 2 {
        let radius = min(rect.width, rect.height) / (corner.isMultiple(of: 2) ? 2 : 4)
        let angle = Double(corner) * .pi / Double(points) - .pi / 2
        let point = CGPoint(
          x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> Star {
    var star = self
    star.insetAmount += amount
    return star
  }
}

struct ServiceBadge: View {
  let years: Int

  var body: some View {
    Star(points: 5 + years / 10)
      .fill(.yellow)
      .overlay {
        Star(points: 5 + years / 10).strokeBorder(.orange, lineWidth: 2)
      }
      .frame(width: 64, height: 64)
      .overlay(alignment: .bottom) { Text("\(years)").font(.caption.bold()) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(years) years in the company")
  }
}
