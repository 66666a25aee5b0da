// One button, two systems
//
// Every screen of the app uses `AppButton`, which paints its own capsule. The system has styles for that: of glass since
// iOS 26, with a border before. A style also knows pressed and disabled buttons.
//
// Goal: `AppButton` chooses a style of the system's, and the screens need not ask.
//
// - On iOS 26 the style is `.glass`, and of a prominent button `.glassProminent`.
// - Before iOS 26 it is `.bordered`, and of a prominent button `.borderedProminent`.
// - Before iOS 26 no API of iOS 26 is used.
// - Nothing is painted by hand.
// - A press runs the action once, at once. A disabled button runs nothing.

import SwiftUI

// MARK: - Given

struct LeaveRequest: View {
  let name: String
  let decide: (Bool) -> Void

  var body: some View {
    VStack {
      Text("\(name) asks for a day off")
      HStack {
        AppButton(title: "Decline") { decide(false) }
        AppButton(title: "Approve", isProminent: true) { decide(true) }
      }
    }
  }
}

// MARK: - Your turn

struct AppButton: View {
  let title: String
  var isProminent = false
  let action: @MainActor () -> Void

  var body: some View {
    // TODO: Leave the look to a style of the system's.
    Button(title, action: action)
      .buttonStyle(.plain)
      .padding()
      .background(isProminent ? Color.blue : Color.gray.opacity(0.2), in: Capsule())
  }
}
