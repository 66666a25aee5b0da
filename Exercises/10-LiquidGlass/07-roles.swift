// A role for each button
//
// A sheet shows a colleague, whom a person can rename or remove. No button says what it is for, and one is
// painted red by hand.
//
// Goal: the system knows from its role what each button is for.
// - On iOS 26 the button that saves has the role `.confirm`, and the one that closes has `.close`.
// - Before iOS 26 no button has a role that came with iOS 26.
// - Cancel and Keep have the role `.cancel`. Both buttons that say Remove have `.destructive`.
// - Edit has no role, and no button is painted by hand.
// - Each button stays where it is, and does what it did.
//
// Free: the labels on iOS 26 of the buttons that save and close, and their roles before iOS 26.

import SwiftUI

// MARK: - Your turn

struct EmployeeSheet: View {
  let name: String
  let save: @MainActor (String) -> Void
  let remove: @MainActor () -> Void
  let close: @MainActor () -> Void
  @State private var draft = ""
  @State private var isEditing = false
  @State private var isAsking = false

  // TODO: Give each button the role that says what it is for.
  var body: some View {
    NavigationStack {
      Form {
        if isEditing {
          TextField("Name", text: $draft)
          Button("Remove") { isAsking = true }
            .foregroundStyle(.red)
        } else {
          Text(name)
        }
      }
      .toolbar {
        if isEditing {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } }
          ToolbarItem(placement: .confirmationAction) { Button("Save", action: saveDraft) }
        } else {
          ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
          ToolbarItem(placement: .primaryAction) { Button("Edit", action: edit) }
        }
      }
      .confirmationDialog("Remove \(name)?", isPresented: $isAsking) {
        Button("Remove", action: remove)
        Button("Keep") {}
      }
    }
  }

  private func edit() {
    draft = name
    isEditing = true
  }

  private func saveDraft() {
    save(draft)
    isEditing = false
  }
}
