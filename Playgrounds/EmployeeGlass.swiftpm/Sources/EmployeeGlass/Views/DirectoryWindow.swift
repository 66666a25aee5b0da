import SwiftUI

/// A window onto the directory: it has its own search, order and sheet, and shares the employees with
/// all other windows.
public struct DirectoryWindow: View {
  @State private var model: DirectoryModel

  public init(repository: EmployeeRepository) {
    _model = State(initialValue: DirectoryModel(repository: repository))
  }

  public var body: some View {
    DirectoryView(model: model)
      .task { await model.windowAppeared() }
  }
}
