/// Splits a line as a shell would: blanks separate, quotes and backslashes hold together.
func shellWords(_ line: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var escaped = false
  for character in line {
    if escaped {
      word = (word ?? "") + String(character)
      escaped = false
    } else if character == "\\", quote != "'" {
      escaped = true
    } else if let open = quote {
      if character == open { quote = nil } else { word = (word ?? "") + String(character) }
    } else if character == "\"" || character == "'" {
      quote = character
      word = word ?? ""
    } else if character == " " || character == "\t" || character == "\n" {
      if let done = word { words.append(done) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  if let word { words.append(word) }
  return words
}

extension String {
  /// Written so that a shell takes it as one word.
  var asShellWord: String {
    let plain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/._-+:@".contains($0) }
    return plain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
