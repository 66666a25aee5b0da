import SwiftUI

/// Adds one person, or all of a file.
struct AddMenu: View {
  let model: DirectoryModel

  var body: some View {
    Menu("Add", systemImage: "plus") {
      if model.canEdit {
        Button("Add Employee", systemImage: "person.badge.plus") { model.addButtonTapped() }
      }
      if model.canImport {
        Button("Import…", systemImage: "square.and.arrow.down") { model.importButtonTapped() }
      }
    }
  }
}
