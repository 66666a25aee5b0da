final class Letter {
  var text = ""
}

actor Desk {
  private(set) var lastLetter: ObjectIdentifier?

  func write(_ text: String) -> sending Letter {
    let letter = Letter()
    letter.text = text
    lastLetter = ObjectIdentifier(letter)
    return letter
  }
}

let desk = Desk()
let letter = await desk.write("Dear Ada")
let last = await desk.lastLetter
print("the same letter: \(last == ObjectIdentifier(letter))")
