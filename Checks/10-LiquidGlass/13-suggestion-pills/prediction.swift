@_spi(Workshop) import SwiftUI

struct Pills: View {
  @State private var words = ["Call", "Write", "Meet"]

  var body: some View {
    ForEach(words.indices, id: \.self) { index in
      Button(words[index]) { words.remove(at: index) }
    }
  }
}

let host = ViewHost(Pills())
let before = host.all("Button")
try host.tap("Call")
let after = Set(host.all("Button").map(\.id))
let gone = before.filter { !after.contains($0.id) }
print(gone.map(\.accessibleName).joined(separator: ", "))
