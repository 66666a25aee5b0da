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

// TODO: Give each window its own model, and let it follow changes only while it is open.

/// The employee directory, as an app of its own.
public struct EmployeeGlassApp: App {
  private let model: DirectoryModel

  public init(repository: EmployeeRepository) {
    model = DirectoryModel(repository: repository)
  }

  public var body: some Scene {
    WindowGroup { DirectoryWindow(model: model) }
  }
}

/// A window onto the directory.
struct DirectoryWindow: View {
  let model: DirectoryModel

  var body: some View {
    DirectoryView(model: model)
      .onAppear { Task { await model.windowAppeared() } }
  }
}
