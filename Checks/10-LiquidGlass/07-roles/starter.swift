// A role for each button
//
// Five buttons look alike. A role tells the system the purpose of a button: its look, and its place in a dialog, follow.
//
// Goal: each button that confirms, cancels, closes or deletes has the role for it.
//
// - Delete has the role `.destructive`, and Cancel `.cancel`.
// - On iOS 26 Save has the role `.confirm`, and Close in the history `.close`.
// - Before iOS 26 neither of these two is used; Save has no role then.
// - History has no role.
// - Names and places are as they were.
// - Actions are as they were.
//
// Up to you: whether Close has a role before iOS 26.

import SwiftUI

// MARK: - Given

/// How the editing of an absence ends.
enum Outcome {
  case saved(String)
  case discarded, deleted
}

// MARK: - Your turn

struct AbsenceEditor: View {
  let finish: (Outcome) -> Void
  @State private var reason = ""
  @State private var showsHistory = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Reason", text: $reason)
        // TODO: Give the buttons their roles.
        Button("History") { showsHistory = true }
        Button("Delete") { finish(.deleted) }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { finish(.discarded) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { finish(.saved(reason)) }
        }
      }
      .sheet(isPresented: $showsHistory) {
        VStack {
          Text("No absence before this one")
          Button("Close") { showsHistory = false }
        }
      }
    }
  }
}
