import SwiftUI

/// Opens the app that writes to an employee or calls them.
struct ContactActions: View {
  let employee: Employee
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    GlassGroup(spacing: 8) {
      if textSize.isAccessibilitySize {
        VStack(spacing: 12) { links }
      } else {
        HStack(spacing: 12) { links }
      }
    }
    .controlSize(.large)
  }

  @ViewBuilder private var links: some View {
    if let url = employee.emailURL {
      Link(destination: url) { Label("Email", systemImage: "envelope.fill") }
        .glassButtons(isProminent: true)
    }
    if let url = employee.phoneURL {
      Link(destination: url) { Label("Call", systemImage: "phone.fill") }
        .glassButtons()
    }
  }
}
