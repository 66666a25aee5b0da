import SwiftUI

struct MeasuredText: View {
  @State private var width: CGFloat = 0
  @State private var isLong = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(isLong ? "A much longer line of text" : "Short")
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      Rectangle()
        .fill(.tint)
        .frame(width: width, height: 2)
      Text("\(Int(width)) points")
      Button("Change") { isLong.toggle() }
      GeometryReader { geometry in
        Text("of \(Int(geometry.size.width))")
      }
    }
  }
}
