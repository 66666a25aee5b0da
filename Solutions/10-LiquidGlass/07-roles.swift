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
        Button("History") { showsHistory = true }
        Button("Delete", role: .destructive) { finish(.deleted) }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { finish(.discarded) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", role: .saving) { finish(.saved(reason)) }
        }
      }
      .sheet(isPresented: $showsHistory) {
        VStack {
          Text("No absence before this one")
          Button("Close", role: .closing) { showsHistory = false }
        }
      }
    }
  }
}

// A role is a value, so the question of the system is asked once, and not in the view.
extension ButtonRole {
  static var saving: ButtonRole? {
    if #available(iOS 26, macOS 26, *) { .confirm } else { nil }
  }

  static var closing: ButtonRole? {
    if #available(iOS 26, macOS 26, *) { .close } else { nil }
  }
}
