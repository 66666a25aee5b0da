nonisolated protocol Greeter {
  func greet() -> String
}

final class Host: Greeter {
  func greet() -> String { "hello" }
}

nonisolated func ask(_ guest: any Sendable) -> String {
  (guest as? any Greeter)?.greet() ?? "silence"
}

@concurrent func askElsewhere(_ guest: any Sendable) async -> String {
  ask(guest)
}

@concurrent func askAHost(_ guest: Host) async -> String {
  (guest as? any Greeter)?.greet() ?? "silence"
}

let host = Host()
let here = ask(host)
let there = await askElsewhere(host)
let known = await askAHost(host)
print("here: \(here), there: \(there), known: \(known)")
