import SwiftUI

/// Opens what writes to somebody or calls them.
struct ContactActions: View {
  let employee: Employee

  var body: some View {
    GlassGroup(spacing: 8) {
      HStack(spacing: 12) {
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
    .controlSize(.large)
  }
}
