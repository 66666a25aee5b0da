import SwiftUI

struct Card: View {
  let margin: Double
  @State var scale = 2.0

  var inner: @Sendable (Double) -> Double {
    { width in width - 2 * margin }
  }

  var body: some View { Text("\(scale)") }
}

print(Card(margin: 16).inner(100))
