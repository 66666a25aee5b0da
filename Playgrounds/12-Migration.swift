// What stage 12 adds up to: RosterKit does what it did in 2019, and the compiler checks it.
//
//     ./workshop run Migration

import CloseThePreconcurrencyAdapter
import CloseTheUnsafeAdapter
import DefaultIsolationAdapter
import Foundation
import MinimalToCompleteAdapter
import ObservableObjectAdapter
import SingletonsAdapter
import Swift6ModeAdapter
import WorkshopSupport

let roster = """
  [{"id":41,"name":"Grace","department":"Compilers"},{"id":7,"name":"Ada","department":"Engines"}]
  """

// A service on the main actor. It was there in 2019 too, and the compiler did not know.
do {
  print("A screen loads the roster, and renames Ada")
  let (calls, called) = AsyncStream.makeStream(of: String.self)
  let service = DefaultIsolationAdapter::makeSubject().makeService(
    { _, body, answer in answer(body ?? Data(roster.utf8)) },
    { words in
      called.yield("\(words) (\(MainActorProbe.isOnMainActor ? "on" : "off") the main actor)")
    })
  service.load()
  await show(3, of: calls)
  service.rename(7, "Augusta")
  await show(3, of: calls)
}

// A library in Swift 5 mode that calls back on any thread.
do {
  print("\nThe server pushes messages, on threads of their own")
  let (loads, loaded) = AsyncStream.makeStream(of: String.self)
  let screen = CloseThePreconcurrencyAdapter::makeSubject().makeScreen { answer in
    answer(Data(roster.utf8))
  }
  screen.observe("screen") { version, added in
    loaded.yield("version \(version), new on the roster: \(added)")
  }
  screen.start()
  for reason in ["a colleague is new", "a name has changed"] {
    Thread.detachNewThread { screen.deliver("roster", reason) }
    await show(1, of: loads)
  }
  print("  The reasons: \(screen.reasons().joined(separator: ", "))")
}

// A model that searches off the main actor.
do {
  print("\nA person types “gr”, and the list follows")
  let model = ObservableObjectAdapter::makeSubject().makeModel({ $0(Data(roster.utf8)) }, { _ in })
  model.reload()
  await until { model.state().shown.count == 2 }
  print("  \(model.state().shown.joined(separator: ", "))")
  model.setQuery("gr")
  await until { model.state().shown.count == 1 }
  print("  \(model.state().shown.joined(separator: ", "))")
}

// What every queue may use, from four tasks off the main actor at once.
do {
  print("\nFour tasks use at once what every queue may use")
  let metrics = SingletonsAdapter::makeSubject().makeMetrics()
  await four { for _ in 0..<1000 { metrics.count("looked") } }
  print("  Each counts to 1000: \(metrics.total("looked"))")

  let store = CloseTheUnsafeAdapter::makeSubject().makeStore()
  await four { for version in 1...100 { _ = store.install(version, [.init(7, "Ada")]) } }
  print("  Each installs 100 versions: \(store.olderVersions().count) older ones are kept")

  let photos = Swift6ModeAdapter::makeSubject().makeCache(50)
  await four { for id in 1...100 { photos.keep("photo", id) } }
  print("  Each keeps 100 photos: \(photos.count()) have a place")

  let log = MinimalToCompleteAdapter::makeSubject()
  let lines = SynchronizedArray<String>()
  log.setHandler { lines.append($0) }
  await four {
    log.log(.info) { "not worth a line" }
    log.log(.warning) { "the cache is full" }
  }
  print("  Each logs a warning: \(lines.all.count) lines, none is lost")
}

/// Prints as many of the lines as there have to be, when they come.
func show(_ count: Int, of lines: AsyncStream<String>) async {
  for await line in lines.prefix(count) { print("  \(line)") }
}

/// Lets other work go on until something is so.
func until(_ isSo: () -> Bool) async {
  while !isSo() { await Task.yield() }
}

/// Does the same in four tasks off the main actor.
func four(_ work: @escaping @Sendable () -> Void) async {
  await withTaskGroup { group in
    for _ in 0..<4 { group.addTask { @concurrent in work() } }
  }
}
