import SwiftUI

public struct DraggableCard: View {
  @GestureState private var translation = CGSize.zero
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @State private var taps: [String] = []
  public init() {}

  private var drag: some Gesture {
    DragGesture()
      .updating($translation) { value, state, transaction in
        state = value.translation
        transaction.animation = .snappy
      }
      .onEnded { value in
        offset.width += value.translation.width
        offset.height += value.translation.height
      }
  }

  public var body: some View {
    VStack {
      Text("Card")
        .offset(x: offset.width + translation.width, y: offset.height + translation.height)
        .scaleEffect(scale)
        .gesture(drag.simultaneously(with: MagnifyGesture().onEnded { scale = $0.magnification }))
      Button("Inner") { taps.append("button") }
        .simultaneousGesture(TapGesture().onEnded { taps.append("both") })
        .gesture(TapGesture().onEnded { taps.append("never") })
      Button("Outer") { taps.append("never") }
        .highPriorityGesture(TapGesture().onEnded { taps.append("first") })
      Text("Held")
        .gesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged {
              switch $0 {
              case .first: taps.append("down")
              case .second(_, let drag): taps.append(drag == nil ? "held" : "moved")
              }
            }
            .onEnded { _ in taps.append("let go") })
      Text(taps.joined(separator: " "))
    }
  }
}
