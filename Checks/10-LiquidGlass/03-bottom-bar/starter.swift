// A bottom bar in pieces
//
// A stack plays the bottom bar. In the system's, neighbours share glass on iOS 26; a
// `ToolbarSpacer` parts it.
//
// Goal: the buttons are items of the system's bottom bar.
//
// - The bar has Previous, Next, Share and Write, in this order, without a stack around them.
// - On iOS 26 a fixed `ToolbarSpacer` parts Next from Share, and a flexible one Share from Write.
// - Only before iOS 26, a `Spacer` in the bar stands between Share and Write.
// - Before iOS 26 no API of iOS 26 is used.
// - Below the card nothing is left of the handmade bar.
// - Each button does what it did.
//
// Up to you: single items, or groups, for the `Spacer` too.

import SwiftUI

// MARK: - Given

enum CardAction: String {
  case previous = "Previous"
  case next = "Next"
  case share = "Share"
  case write = "Write"

  var symbol: String {
    switch self {
    case .previous: "chevron.left"
    case .next: "chevron.right"
    case .share: "square.and.arrow.up"
    case .write: "square.and.pencil"
    }
  }
}

struct CardButton: View {
  let action: CardAction
  let perform: (CardAction) -> Void

  var body: some View {
    Button(action.rawValue, systemImage: action.symbol) { perform(action) }
  }
}

// MARK: - Your turn

struct EmployeeCards: View {
  let name: String
  let perform: (CardAction) -> Void

  var body: some View {
    NavigationStack {
      VStack {
        Text(name).frame(maxHeight: .infinity)
        // TODO: Use the system's bottom bar.
        HStack(spacing: 16) {
          CardButton(action: .previous, perform: perform)
          CardButton(action: .next, perform: perform)
          Divider()
          CardButton(action: .share, perform: perform)
          Spacer()
          CardButton(action: .write, perform: perform)
        }
        .padding()
        .background(.bar)
      }
    }
  }
}
