import SwiftUI

/// A department, a letter or a year, and how many people it has here.
struct SectionHeader: View {
  let section: DirectorySection

  var body: some View {
    HStack {
      Text(section.title)
      Spacer()
      Text(section.employees.count, format: .number)
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }
}
