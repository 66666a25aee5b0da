import SwiftUI

/// Opens the app that writes to an employee or calls them.
struct ContactActions: View {
  let employee: Employee
  /// Whether the buttons share the whole width.
  let isWide: Bool
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
      Link(destination: url) { label("Email", "envelope.fill") }
        .glassButtons(isProminent: true)
    }
    if let url = employee.phoneURL {
      Link(destination: url) { label("Call", "phone.fill") }
        .glassButtons()
    }
  }

  private func label(_ title: LocalizedStringKey, _ symbol: String) -> some View {
    Label(title, systemImage: symbol)
      .frame(maxWidth: isWide ? .infinity : nil)
  }
}
