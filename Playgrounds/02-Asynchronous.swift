// What stage 2 adds up to: an app that waits for a slow server, and stands still for none of it.
//
//     ./workshop run Asynchronous

import AsyncLetDashboardAdapter
import AwaitTheNetworkAdapter
import RowsAsTheyArriveAdapter
import WorkshopSupport

// One answer, and a main actor that draws while it is on its way.
do {
  let timeline = Timeline()
  let answer = Latch()
  let directory = AwaitTheNetworkAdapter::makeSubject().makeDirectory(
    { _ in "" },
    { path in
      timeline.beginWait("server", "asked for \(path)")
      try await answer.wait()
      timeline.endWait("server", "answers")
      return "Grace Hopper\nAda Lovelace"
    })
  let loading = Task { try await directory.load("research") }
  await answer.arrivals(1)
  for _ in 1...3 { timeline.record("main actor", "draws") }
  answer.open()
  try await loading.value
  timeline.record("main actor", "shows \(directory.names().count) names")
  print("Waiting without a thread\n\(timeline)")
}

// Three questions, all on their way before the first answer, and answered in another order.
do {
  nonisolated struct Question: Sendable {
    let name: String
    let timeline: Timeline
    let answer = Latch()
    let hasAnswered = Latch()

    func ask() async throws {
      try await answer.wait()
      timeline.endWait(name, "answers")
      hasAnswered.open()
    }
  }

  let timeline = Timeline()
  let headcount = Question(name: "headcount", timeline: timeline)
  let newcomers = Question(name: "newcomers", timeline: timeline)
  let birthdays = Question(name: "birthdays", timeline: timeline)
  let loading = Task {
    try await AsyncLetDashboardAdapter::makeSubject().load(
      {
        try await headcount.ask()
        return 42
      },
      {
        try await newcomers.ask()
        return ["Zoë Meyer"]
      },
      {
        try await birthdays.ask()
        return ["José Álvarez"]
      })
  }
  for question in [headcount, newcomers, birthdays] {
    await question.answer.arrivals(1)
    timeline.beginWait(question.name, "is asked")
  }
  for question in [birthdays, headcount, newcomers] {
    question.answer.open()
    try await question.hasAnswered.wait()
  }
  let page = try await loading.value
  timeline.record("main actor", "shows the page")
  print("\nThree questions at once\n\(timeline)")
  print("The page: \(page.headcount) people, new: \(page.newcomers), birthday: \(page.birthdays)")
}

// Rows that show as they come, until the page is full.
do {
  let timeline = Timeline()
  let model = RowsAsTheyArriveAdapter::makeSubject().makeModel()
  let names = ["Ada Lovelace", "Grace Hopper", "Tim Lee", "Åsa Nilsson"]
  var sent = 0
  let rows = AsyncThrowingStream<String, any Error> { @MainActor in
    if sent > 0 { timeline.record("screen", "shows \(model.names().count)") }
    guard sent < names.count else { return nil }
    timeline.record("server", "sends \(names[sent])")
    sent += 1
    return names[sent - 1]
  }
  try await model.load(rows, 3)
  timeline.record("screen", "shows \(model.names().count), a page")
  print("\nRows as they arrive\n\(timeline)")
}
