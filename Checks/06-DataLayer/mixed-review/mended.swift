@globalActor actor RosterActor {
  static let shared = RosterActor()
}

struct Unreachable: Error {}

/// Portraits of a server that does not answer at first.
actor Portraits {
  private var inFlight: [String: Task<String, any Error>] = [:]
  private var answers = [false, true]

  func portrait(of name: String) async throws -> String {
    if let task = inFlight[name] { return try await task.value }
    let task = Task { try load(name) }
    inFlight[name] = task
    defer { inFlight[name] = nil }
    return try await task.value
  }

  private func load(_ name: String) throws -> String {
    guard answers.removeFirst() else { throw Unreachable() }
    return "portrait of \(name)"
  }
}

/// The desks of an office.
actor Office {
  private(set) var free = 1

  func reserve(confirm: @Sendable () async -> Void) async -> Bool {
    guard free > 0 else { return false }
    free -= 1
    await confirm()
    return true
  }
}

@RosterActor final class Roster {
  private var names = ["Cy", "Ada", "Bo"]

  func sorted() -> [String] { names.sorted() }
}

@RosterActor func export(_ roster: Roster) async -> (text: String, isOnMain: Bool) {
  let names = roster.sorted()
  return (names.joined(separator: " "), #isolation === MainActor.shared)
}

let portraits = Portraits()
let first = try? await portraits.portrait(of: "Ada")
let second = try? await portraits.portrait(of: "Ada")

let office = Office()
_ = await office.reserve { _ = await office.reserve {} }

let exported = await export(Roster())
print("first: \(first ?? "none"), second: \(second ?? "none"), free desks: \(await office.free)")
print("\(exported.text), exported on the main actor: \(exported.isOnMain)")
