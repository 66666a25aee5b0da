import SwiftUI

/// Views one after the other, on a new line where the width ends.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(in: proposal.width ?? .infinity, subviews)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, place) in zip(subviews, places(in: bounds.width, subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer {
        origin.x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}

struct SkillTags: View {
  let skills: [String]

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(skills, id: \.self) { skill in
        Text(skill)
          .padding(6)
          .background(.quaternary, in: .rect(cornerRadius: 8))
      }
    }
  }
}
