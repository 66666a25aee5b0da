import SwiftUI

/// The employee directory.
public struct EmployeeGlassApp: App {
  public init() {}
  public var body: some Scene {
    WindowGroup { Text("Employees") }
  }
}
