import SwiftUI

struct PaletteSheet: View {
  @State private var isShown = false
  @State private var detent = PresentationDetent.medium
  @State private var count = 5.0

  private let colours: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink,
  ]

  var body: some View {
    Button("Show Ada") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack(alignment: .leading, spacing: 16) {
          Text("Ada Lovelace").font(.title)
          HStack {
            ForEach(Array(colours.prefix(Int(count)).enumerated()), id: \.offset) { _, colour in
              Circle().fill(colour).frame(width: 24, height: 24)
            }
          }
          Slider(value: $count, in: 3...10, step: 1) {
            Text("Colours")
          } minimumValueLabel: {
            Text("3")
          } maximumValueLabel: {
            Text("10")
          }
          Text("\(Int(count)) colours, \(detent == .large ? "large" : "medium")")
        }
        .padding()
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(28)
      }
  }
}
