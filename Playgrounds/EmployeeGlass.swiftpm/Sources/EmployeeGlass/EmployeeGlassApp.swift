import SwiftUI

// MARK: - The app

/// The employee directory, as an app of its own.
public struct EmployeeGlassApp: App {
  /// Shared by all windows of the app.
  private let repository: EmployeeRepository

  public init(repository: EmployeeRepository) { self.repository = repository }

  public var body: some Scene {
    WindowGroup { DirectoryWindow(repository: repository) }
  }
}

/// A window onto the directory: it has its own search, order and sheet, and shares the employees with
/// all other windows.
struct DirectoryWindow: View {
  @State private var model: DirectoryModel
  @Environment(\.scenePhase) private var phase

  init(repository: EmployeeRepository) {
    _model = State(initialValue: DirectoryModel(repository: repository))
  }

  var body: some View {
    let isInBackground = phase == .background
    DirectoryView(model: model)
      // Cancelled when the window goes to the background, and begun anew when it comes back.
      .task(id: isInBackground) {
        if !isInBackground { await model.windowAppeared() }
      }
  }
}
