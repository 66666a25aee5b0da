@_spi(Workshop) import SwiftUI

let screen = Text("Absence").confirmationDialog("Sure?", isPresented: .constant(true)) {
  Button("Delete", role: .destructive) {}
  Button("Archive") {}
}
let buttons = ViewHost(screen).all("Button")
print(buttons.map { $0["role"] ?? "none" })
