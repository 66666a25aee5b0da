// Macros of SwiftUI are Xcode's alone.
#if canImport(UIKit)
import SwiftUI

#Preview("Directory") {
  DirectoryWindow(repository: EmployeeRepository(service: PreviewEmployeeService()))
}

#Preview("Old data") {
  OldDataBanner(
    time: "14:05",
    problem: DirectoryProblem(
      title: "The server cannot be reached", advice: "Check that it is running, then try again.")
  ) {}
}
#endif
