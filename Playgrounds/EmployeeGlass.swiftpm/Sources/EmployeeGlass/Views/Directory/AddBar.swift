import SwiftUI

/// A button that opens into what adds people: each action is glass that flows out of the button, and
/// back into it.
struct AddBar: View {
  let model: DirectoryModel
  @State private var isOpen = false
  @FocusState private var focus: Action?
  @Namespace private var glass
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private enum Action: Hashable { case add, importing }

  var body: some View {
    GlassGroup(spacing: 6) {
      HStack(spacing: 8) {
        if isOpen {
          if model.canEdit {
            piece("Add Employee", "person.badge.plus", id: "add") { model.addButtonTapped() }
              .focused($focus, equals: .add)
          }
          if model.canImport {
            piece("Import…", "square.and.arrow.down", id: "import") { model.importButtonTapped() }
              .focused($focus, equals: .importing)
          }
        }
        toggle
      }
    }
    // A person or a form that opens takes the bar's place.
    .onChange(of: model.selection?.id) { set(isOpen: false) }
  }

  private var toggle: some View {
    Button {
      set(isOpen: !isOpen)
      // The actions stand before the button: a keyboard goes on at the first one.
      if isOpen { focus = model.canEdit ? .add : .importing }
    } label: {
      symbol("Add", isOpen ? "xmark" : "plus")
    }
    .keyboardShortcut(isOpen ? .cancelAction : nil)
    .accessibilityValue(isOpen ? "Expanded" : "Collapsed")
    .glassPiece("toggle", in: glass)
  }

  private func piece(
    _ title: LocalizedStringKey, _ name: String, id: String,
    perform: @escaping @MainActor () -> Void
  ) -> some View {
    Button {
      set(isOpen: false)
      perform()
    } label: {
      symbol(title, name)
    }
    .glassPiece(id, in: glass)
  }

  private func symbol(_ title: LocalizedStringKey, _ name: String) -> some View {
    Label(title, systemImage: name)
      .labelStyle(.iconOnly)
      .frame(width: 48, height: 48)
  }

  private func set(isOpen: Bool) {
    if !isOpen { focus = nil }
    withAnimation(reducesMotion ? nil : .snappy) { self.isOpen = isOpen }
  }
}
