import SwiftUI

struct Lamp {
  var isPulsing = false

  mutating func describe() -> String {
    let words = { [isPulsing] in isPulsing ? "blurred" : "sharp" }
    isPulsing = true
    let later = { [isPulsing] in isPulsing ? "blurred" : "sharp" }
    return "\(words()), \(later())"
  }
}

var lamp = Lamp()
print(lamp.describe())
