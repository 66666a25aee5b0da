// The app
//
// Type in one window: the other searches too. Close both: the app listens on.
//
// Goal: Each window has a model of its own, while it is open; all share the repository.
//
// - A window's search is in no other window.
// - All windows share one load.
// - A window keeps its model when the scene is made again.
// - A window that closes follows no changes any more; the others do, and the load goes on.
// - In the background a window keeps what it shows, and follows no changes; back again, it shows what it missed.
// - An `.inactive` window follows changes, as an `.active` one.
//
// Up to you: all but `EmployeeGlassApp` and its `init(repository:)`. Previews use `DirectoryWindow(repository:)`, which
// has `DirectoryView`.

import SwiftUI

// MARK: - Your turn

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
