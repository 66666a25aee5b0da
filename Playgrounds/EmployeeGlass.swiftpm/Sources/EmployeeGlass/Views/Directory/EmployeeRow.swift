import SwiftUI

/// Somebody in the list, as one element for screen readers: "Ada Lovelace, Engineer, London".
struct EmployeeRow: View {
  let employee: Employee
  let avatar: URL?

  var body: some View {
    HStack(spacing: 12) {
      Avatar(name: employee.name, url: avatar)
      VStack(alignment: .leading, spacing: 2) {
        Text(employee.name)
          .font(.headline)
        Text("\(employee.title) · \(employee.office)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .accessibilityLabel("\(employee.title), \(employee.office)")
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
  }
}
