struct Offline: Error {}

var attempts = 0
let download = Task { () throws -> String in
  attempts += 1
  throw Offline()
}
let first = try? await download.value
let second = try? await download.value
print("attempts: \(attempts), answers: \([first, second].compactMap { $0 }.count)")
