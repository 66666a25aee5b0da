import ListModelAdapter
import ListModelSubject
import Synchronization
import Testing
import WorkshopSupport

extension ListModelChecks {
  @Test(
    "`.loading` with progress: anything else, also a search that finds none while pages are missing"
  )
  func searchWhileLoading() async throws {
    let server = Server(people: 6)
    let window = Open(open(server))
    window.window.search("Person 5")
    try await isAsked(server, 1)
    server.answer()
    try await isAsked(server, 2)
    _ = await workEnds()
    #expect(
      window.window.phase() == "loading 2 of 6",
      "Two of six have come, and Person 5 may be next. The window says “\(window.window.phase())”.")
    server.fail()
    #expect(
      await window.shows("no matches"),
      "The load broke off, and none with that name has come. The window says “\(window.window.phase())”."
    )
    #expect(
      window.window.isOld() && window.window.isIncomplete(),
      "The first load broke off after two people. Old: \(window.window.isOld()), incomplete: \(window.window.isIncomplete())."
    )
    server.close()
    window.window.pressRetry()
    #expect(
      await window.shows("loading 2 of 6"),
      "The load goes on. The window says “\(window.window.phase())”.")
    server.open()
    #expect(
      await window.shows("loaded"),
      "Person 5 has come. The window says “\(window.window.phase())”.")
    await window.close()
  }

  @Test("`.loading` with progress: anything else, also while all who have come are looked through")
  func lookingThrough() async throws {
    let server = Server(people: 16)
    let window = Open(open(server))
    window.window.search("Person 15")
    for count in 1...3 {
      try await isAsked(server, count)
      server.answer()
    }
    try await isAsked(server, 4)
    _ = await workEnds()
    #expect(
      window.window.phase() == "loading 6 of 16",
      "Six of 16 have come, however many are shown. The window says “\(window.window.phase())”.")
    server.holdSearches()
    server.open()
    try await isAsked(server, 8)
    _ = await workEnds()
    #expect(
      window.window.phase().hasPrefix("loading"),
      """
      The load has ended, and Person 15 has come. The last search looked through those before. The window says \
      “\(window.window.phase())”.
      """)
    server.releaseSearches()
    #expect(
      await window.shows("loaded"),
      "The search has answered, and Person 15 has come. The window says “\(window.window.phase())”."
    )
    await window.close()
  }
}
