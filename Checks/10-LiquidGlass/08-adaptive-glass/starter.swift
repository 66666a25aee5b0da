// Glass, with a material before
//
// A badge has Liquid Glass, which came with iOS 26. The app runs on iOS 18 too.
//
// Goal: a view has a background of glass on iOS 26, and of a material before.
//
// - On iOS 26 `adaptiveGlass` adds one effect of regular glass, in its shape and with its tint. The glass is
//   interactive only if `isInteractive` is true.
// - Before iOS 26 it adds a background of a material in the same shape.
// - Before iOS 26 no API of iOS 26 is used.
// - The badge is a capsule, orange for a colleague on call.
// - The badge's background comes after its font and padding.
//
// Up to you: the material, and the tint before iOS 26.

import SwiftUI

// MARK: - Given

struct Employee {
  let name: String
  let isOnCall: Bool
}

// MARK: - Your turn

struct EmployeeBadge: View {
  let employee: Employee

  var body: some View {
    Text(employee.name)
      .adaptiveGlass(in: Capsule(), tint: employee.isOnCall ? .orange : nil)
      .font(.headline)
      .padding()
  }
}

extension View {
  // TODO: Ask which system it is, and use all that is given.
  @ViewBuilder
  func adaptiveGlass(
    in shape: some Shape, tint: Color? = nil, isInteractive: Bool = false
  ) -> some View {
    glassEffect()
  }
}
