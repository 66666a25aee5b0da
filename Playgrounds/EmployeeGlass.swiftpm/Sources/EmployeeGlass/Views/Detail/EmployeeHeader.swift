import SwiftUI

/// The employee's picture and name, and how to reach them.
struct EmployeeHeader: View {
  let employee: Employee
  let avatar: URL?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    VStack(spacing: 12) {
      if isLow {
        HStack(spacing: 14) {
          Avatar(name: employee.name, url: avatar, size: 56)
          words(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      } else {
        Avatar(name: employee.name, url: avatar, size: 80)
        words(.center)
          .multilineTextAlignment(.center)
      }
      ContactActions(employee: employee, isWide: isLow)
    }
    .frame(maxWidth: .infinity)
  }

  private func words(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 4) {
      Text(employee.name)
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      Text("\(employee.title) · \(employee.department)")
        .foregroundStyle(.secondary)
    }
  }

  /// Whether the picture stands beside the name: a sheet of half a phone's height then shows the
  /// contact too. Large letters need the whole width.
  private var isLow: Bool {
    !textSize.isAccessibilitySize && (width == .compact || height == .compact)
  }
}
