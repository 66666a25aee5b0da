import SwiftUI

private struct DepartmentKey: EnvironmentKey {
  static let defaultValue = "Nowhere"
}

extension EnvironmentValues {
  var department: String {
    get { self[DepartmentKey.self] }
    set { self[DepartmentKey.self] = newValue }
  }
}

extension View {
  func department(_ name: String) -> some View { environment(\.department, name) }
}

struct DepartmentTag: View {
  @Environment(\.department) private var department
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(department)
      .padding(4)
      .background(scheme == .dark ? Color(.systemGray2) : Color(.systemGray5), in: .capsule)
  }
}

struct DepartmentTags: View {
  var body: some View {
    HStack {
      DepartmentTag()
      DepartmentTag().department("Design")
      VStack {
        DepartmentTag()
        DepartmentTag().department("People")
      }
      .department("Engineering")
    }
  }
}
