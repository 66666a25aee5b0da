#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the command whispers to a run, and hears again from its canary.
///
/// An answer that writes a record of the run by itself does not know it. Empty where the command
/// gave no word, as when tests are only listed.
let secretWord = takeSecretWord()

/// Reads the word from the descriptor that the environment names, and closes that.
///
/// The environment forgets it: a process that a check starts is this program too, and what it has at
/// that number is something else.
private func takeSecretWord() -> String {
  let name = "WORKSHOP_WORD_DESCRIPTOR"
  guard let number = getenv(name), let descriptor = CInt(String(cString: number)) else { return "" }
  unsetenv(name)
  var word: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 64)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { break }
    word += buffer[..<count]
  }
  close(descriptor)
  return String(decoding: word, as: UTF8.self)
}
