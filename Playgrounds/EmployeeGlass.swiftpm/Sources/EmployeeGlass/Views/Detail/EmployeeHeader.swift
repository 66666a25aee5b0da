import SwiftUI

/// The employee's picture and name, and how to reach them.
struct EmployeeHeader: View {
  let employee: Employee
  let avatar: URL?

  var body: some View {
    VStack(spacing: 12) {
      Avatar(name: employee.name, url: avatar, size: 80)
      VStack(spacing: 4) {
        Text(employee.name)
          .font(.title2.weight(.bold))
          .accessibilityAddTraits(.isHeader)
        Text("\(employee.title) · \(employee.department)")
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      ContactActions(employee: employee)
    }
    .frame(maxWidth: .infinity)
  }
}
