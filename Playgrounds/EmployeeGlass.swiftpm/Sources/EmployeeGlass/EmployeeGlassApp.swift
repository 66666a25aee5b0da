import SwiftUI

/// The employee directory, as an app of its own.
public struct EmployeeGlassApp: App {
  /// Shared by all windows of the app.
  private let repository: EmployeeRepository

  public init() {
    repository = EmployeeRepository(server: Self.server, drafts: Self.drafts)
  }

  public var body: some Scene {
    WindowGroup { DirectoryWindow(repository: repository) }
  }

  /// Where drafts are kept.
  private static var drafts: URL? {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appending(path: "EmployeeGlass/drafts.json")
  }

  /// The one that `make server` starts, unless `EMPLOYEE_SERVER` names another.
  private static var server: URL {
    let address = ProcessInfo.processInfo.environment["EMPLOYEE_SERVER"]
    return address.flatMap { URL(string: $0) } ?? URL(string: "http://127.0.0.1:8080")!
  }
}
