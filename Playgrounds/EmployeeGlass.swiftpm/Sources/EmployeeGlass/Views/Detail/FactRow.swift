import SwiftUI

/// A fact with its name above it, as one element for screen readers: "Office, London".
struct FactRow: View {
  private let name: LocalizedStringKey
  private let value: String

  init(_ name: LocalizedStringKey, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(value)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}
