//: # A copy crosses, a reference is shared
//: Both go to code that runs elsewhere. Which of them may it change?

nonisolated struct Draft {
  var text: String
}

@concurrent func correct(_ draft: Draft) async -> Draft {
  var copy = draft
  copy.text += "."
  return copy
}

let mine = Draft(text: "Hello")
let corrected = await correct(mine)
mine.text
corrected.text

// Change this and see: make `Draft` a `final class` with an `init`. What does the compiler say at the call?
