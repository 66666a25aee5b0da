import SwiftUI

/// An employee in the list, as one element for screen readers: "Ada Lovelace, Engineer, London".
struct EmployeeRow: View {
  let employee: Employee
  let avatar: URL?
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    Group {
      // Large letters need the whole width.
      if textSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 8) { content }
      } else {
        HStack(spacing: 12) { content }
      }
    }
    .padding(.vertical, 4)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var content: some View {
    Avatar(name: employee.name, url: avatar)
    VStack(alignment: .leading, spacing: 2) {
      Text(employee.name)
        .font(.headline)
        .lineLimit(textSize.isAccessibilitySize ? nil : 2)
      Text("\(employee.title) · \(employee.office)")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(textSize.isAccessibilitySize ? nil : 1)
        .accessibilityLabel("\(employee.title), \(employee.office)")
    }
  }
}
