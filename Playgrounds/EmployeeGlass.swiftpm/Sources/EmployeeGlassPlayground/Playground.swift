import EmployeeGlass
import SwiftUI

/// Starts the app; all of it is in the library beside, so that tests and the browser window share it.
@main struct Playground {
  static func main() { EmployeeGlassApp.main() }
}
