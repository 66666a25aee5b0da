// What stage 6 adds up to: a layer with an actor, and later a thread, of its own, and a screen that
// shows what it brings.
//
//     ./workshop run DataLayer

import BridgeToTheViewModelAdapter
import BridgeToTheViewModelSubject
import Foundation
import RepositoryAdapter
import SerialExecutorAdapter
import Synchronization

// The layer reads a file, and says how many people there are: all numbers of one moment.
do {
  let repository = await RepositoryAdapter::makeSubject().makeRepository()
  let file = """
    [{"id": 9, "name": "Ada Lovelace", "department": "Research"},
     {"id": 7, "name": "Grace Hopper", "department": "Research"},
     {"id": 3, "name": "Zoë Meyer", "department": "Design"}]
    """
  try await repository.load(Data(file.utf8))
  let counts = await repository.headcounts(["Design", "Research"])
  print("The layer has read a file")
  for (department, count) in counts.sorted(by: <) { print("  \(department): \(count)") }
}

// Its data comes over to the screen in one piece, or not at all.
do {
  struct ServerIsDown: Error {}
  typealias Roster = BridgeToTheViewModelSubject::Subject.Roster

  let answers = Mutex([Roster(2, [9, 7, 4, 3]), Roster(1, [9, 7])])
  let repository = BridgeToTheViewModelAdapter::makeSubject().makeRepository {
    guard let roster = answers.withLock({ $0.popLast() }) else { throw ServerIsDown() }
    return roster
  }
  let model = repository.makeModel()

  func draw() {
    let (shown, when) = (model.shown(), model.isLoading() ? "while it loads" : "afterwards    ")
    let message = model.message().map { ", \"\($0)\"" } ?? ""
    print("  \(when) revision \(shown.revision), \(shown.ids)\(message)")
  }

  print("\nThe screen loads, loads again, and loads when the server is down")
  for _ in 1...3 {
    let loading = Task.immediate { await model.load() }
    draw()
    await loading.value
    draw()
  }
}

// Code on the layer runs on one thread, for every caller.
do {
  let subject = SerialExecutorAdapter::makeSubject()
  let threads = Mutex<[String]>([])
  subject.onTheThread { Thread.current.name = "database" }
  let repository = subject.makeRepository(
    { _ in threads.withLock { $0.append(Thread.current.name ?? "without a name") } },
    { threads.withLock { $0 } })

  print("\nA library that wants to be called on one thread")
  await repository.add("Ada Lovelace")
  print("  called by the main actor, it runs on the thread \(await repository.names()[0])")
  await withDiscardingTaskGroup { group in
    for number in 1...50 {
      group.addTask { @concurrent in await repository.add("Person \(number)") }
    }
  }
  let others = await repository.names().dropFirst()
  let places = Set(others).sorted().joined(separator: ", ")
  print("  called by \(others.count) tasks on no actor, on \(places)")
}
