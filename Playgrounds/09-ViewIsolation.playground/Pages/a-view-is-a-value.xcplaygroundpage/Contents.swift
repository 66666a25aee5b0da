//: # A view is a value, made again and again
//: `body` is a property on the main actor. SwiftUI reads it when it wants to.

import SwiftUI

var count = 0

struct Badge: View {
  let name: String

  var body: some View {
    count += 1
    return Text(name)
  }
}

let badge = Badge(name: "Ada")
_ = badge.body
_ = badge.body
count

// Change this and see: does `count` belong into `body`? Read it from a `nonisolated` function.
