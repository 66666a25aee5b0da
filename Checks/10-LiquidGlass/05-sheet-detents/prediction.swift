@_spi(Workshop) import SwiftUI

let screen = Text("Office").sheet(isPresented: .constant(true)) {
  Text("Ada Lovelace")
    .presentationDetents([.large, .medium])
}
let modifiers = ViewHost(screen).all.flatMap(\.modifiers)
print(modifiers.compactMap { $0["selection"] }[0])
