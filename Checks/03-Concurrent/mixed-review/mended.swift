/// What a directory shows and saves.
final class Directory {
  private(set) var names: [String] = []
  private(set) var saves = 0

  func save(meanwhile: () async -> Void) async {
    await meanwhile()
    saves += 1
  }

  func show(_ pages: [[String]]) async {
    for page in pages {
      guard !Task.isCancelled else { return }
      names += page
      await Task.yield()
    }
  }

  func load(_ page: @escaping @Sendable (Int) async -> [String]) async -> [String] {
    async let first = page(1)
    async let second = page(2)
    return await first + second
  }
}

@concurrent func decode(_ text: String) async -> (count: Int, isOnMain: Bool) {
  (text.split(separator: ",").count, #isolation === MainActor.shared)
}

let directory = Directory()
await directory.save { await directory.save {} }

let search = Task { await directory.show([["Ada"], ["Bo"], ["Cy"]]) }
search.cancel()
await search.value

let pages = await directory.load { ["page \($0)"] }
let decoded = await decode("Ada,Bo,Cy")
print("saves: \(directory.saves), shown after cancel: \(directory.names.count)")
print("\(pages.joined(separator: " and ")), decoded on the main actor: \(decoded.isOnMain)")
