//: # A function that says which error it throws
//: After `throws`, a type says what a `catch` gets.

struct BadNumber: Error {
  let text: String
}

func number(_ text: String) throws(BadNumber) -> Int {
  guard let number = Int(text) else { throw BadNumber(text: text) }
  return number
}

var sum = 0
do {
  for text in ["7", "41", "seven", "12"] {
    sum += try number(text)
  }
} catch {
  error.text
}
sum

// Change this and see: write "8" in place of "seven". Then write a plain `throws`: what does `error.text` say?
