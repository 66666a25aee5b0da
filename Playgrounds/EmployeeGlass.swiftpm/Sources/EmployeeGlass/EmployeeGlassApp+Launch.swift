import Foundation

extension EmployeeGlassApp {
  /// The app on the server that `make server` starts, unless `EMPLOYEE_SERVER` names another.
  public init() {
    self.init(repository: EmployeeRepository(server: Self.server, drafts: Self.drafts))
  }

  /// Where drafts are kept.
  private static var drafts: URL? {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appending(path: "EmployeeGlass/drafts.json")
  }

  private static var server: URL {
    let address = ProcessInfo.processInfo.environment["EMPLOYEE_SERVER"]
    return address.flatMap { URL(string: $0) } ?? URL(string: "http://127.0.0.1:8080")!
  }
}
