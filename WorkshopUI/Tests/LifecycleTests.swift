@_spi(Workshop) import SwiftUI
import Testing

/// What a test changes, and what its views noted.
@Observable private final class Log {
  var isShown = true
  var id = 0
  var choice: Int?
  @ObservationIgnored var lines: [String] = []
  /// Called with each new line.
  @ObservationIgnored var heard: (() -> Void)?

  func note(_ line: String) {
    lines.append(line)
    heard?()
  }

  func wait(for line: String) async {
    guard !lines.contains(line) else { return }
    await withCheckedContinuation { continuation in
      heard = {
        guard self.lines.contains(line) else { return }
        self.heard = nil
        continuation.resume()
      }
    }
  }
}

private struct Screen<Content: View>: View {
  let log: Log
  @ViewBuilder let content: (Log) -> Content
  var body: some View { VStack { content(log) } }
}

@Suite struct LifecycleTests {
  private let log = Log()

  @Test func viewsAppearOnceAndDisappearWhenTheyLeave() {
    let host = ViewHost(
      Screen(log: log) { log in
        if log.isShown {
          Text("\(log.id)")
            .onAppear { log.note("inner appears") }
            .onDisappear { log.note("inner leaves") }
        }
        Text("stays").onAppear { log.note("outer appears") }
      })
    #expect(log.lines == ["inner appears", "outer appears"])
    log.id = 1
    host.update()
    #expect(log.lines.count == 2)
    log.isShown = false
    host.update()
    log.isShown = true
    host.update()
    #expect(log.lines.suffix(2) == ["inner leaves", "inner appears"])
    host.close()
    #expect(log.lines.last == "inner leaves" && log.lines.count == 5)
  }

  @Test func onDisappearIsTheLatestThatWasGiven() {
    let host = ViewHost(
      Screen(log: log) { log in
        let id = log.id
        if log.isShown { Text("row").onDisappear { log.note("leaves \(id)") } }
      })
    log.id = 5
    host.update()
    log.isShown = false
    host.update()
    #expect(log.lines == ["leaves 5"])
  }

  @Test func onChangeHearsOldAndNewInTheSameUpdate() {
    let host = ViewHost(
      Screen(log: log) { log in
        Text("\(log.id)")
          .onChange(of: log.id) { old, new in log.note("\(old) to \(new)") }
          .onChange(of: log.id, initial: true) { log.note("at first too") }
      })
    #expect(log.lines == ["at first too"])
    log.id = 3
    host.update()
    #expect(log.lines.dropFirst().sorted() == ["0 to 3", "at first too"])
    log.id = 3
    host.update()
    #expect(log.lines.count == 3)
  }

  @Test func onChangeOfAnOptionalHearsOfNoChangeAtFirst() {
    log.choice = 4
    let host = ViewHost(
      Screen(log: log) { log in
        Text("choice").onChange(of: log.choice) { log.note("\($0 ?? 0) to \($1 ?? 0)") }
      })
    #expect(log.lines == [])
    log.choice = nil
    host.update()
    log.choice = 7
    host.update()
    #expect(log.lines == ["4 to 0", "0 to 7"])
  }

  @Test func aTaskIsCancelledWhenItsViewLeaves() async {
    let log = log
    let (waiting, latch) = AsyncStream.makeStream(of: Void.self)
    let host = ViewHost(
      Screen(log: log) { log in
        if log.isShown {
          Text("works").task {
            log.note("starts")
            // Ends when the task is cancelled: the latch is still closed then.
            for await _ in waiting {}
            log.note("cancelled \(Task.isCancelled)")
          }
        }
      })
    await log.wait(for: "starts")
    log.isShown = false
    host.update()
    await log.wait(for: "cancelled true")
    #expect(log.lines == ["starts", "cancelled true"])
    latch.finish()
  }

  @Test func aCoveredScreenKeepsItsStateAndBeginsAgainWhenItIsSeen() async {
    let log = log
    let host = ViewHost(Screen(log: log) { CountingTask(log: $0, id: $0.id) })
    await log.wait(for: "ends 0 of id 0")
    #expect(log.lines == ["appears", "ends 0 of id 0"])
    host.isCovered = true
    host.isCovered = true
    #expect(log.lines.last == "leaves")
    log.id = 1
    log.isShown = false
    host.update()
    #expect(log.lines.count == 3)
    host.isCovered = false
    await log.wait(for: "ends 1 of id 1")
    #expect(log.lines.dropFirst(3) == ["appears", "inner appears", "ends 1 of id 1"])
    host.close()
  }

  @Test func aTaskIsCancelledWhenTheViewIsCovered() async {
    let log = log
    let host = ViewHost(Screen(log: log) { WaitingTask(log: $0, id: 0) })
    await log.wait(for: "starts 0")
    host.isCovered = true
    await log.wait(for: "ends 0")
    host.close()
  }

  @Test func aTaskIsCancelledWhenTheHostIsClosed() async {
    let log = log
    let host = ViewHost(Screen(log: log) { WaitingTask(log: $0, id: 0) })
    await log.wait(for: "starts 0")
    host.close()
    await log.wait(for: "ends 0")
  }

  @Test func anotherIdStartsATaskAnewAndCancelsTheOneBefore() async {
    let log = log
    let host = ViewHost(Screen(log: log) { WaitingTask(log: $0, id: $0.id) })
    await log.wait(for: "starts 0")
    log.isShown.toggle()
    host.update()
    log.id = 1
    host.update()
    await log.wait(for: "ends 0")
    await log.wait(for: "starts 1")
    #expect(log.lines.sorted() == ["ends 0", "starts 0", "starts 1"])
    host.close()
    await log.wait(for: "ends 1")
  }

  /// Waits for the tasks that views have started so far: a task of theirs would run before this one.
  private func waitForStartedTasks() async {
    await Task(priority: .userInitiated) {}.value
  }

  @Test func aViewThatLeavesInTheUpdateOfItsNewIdStartsNoTask() async {
    let log = log
    let host = ViewHost(
      Screen(log: log) { if $0.isShown { WaitingTask(log: $0, id: $0.id) } })
    await log.wait(for: "starts 0")
    log.id = 1
    withAnimation { log.isShown = false }
    host.update()
    await log.wait(for: "ends 0")
    await waitForStartedTasks()
    #expect(log.lines == ["starts 0", "ends 0"])
    host.close()
  }

  @Test func aViewThatAppearsInTheUpdateOfItsNewIdStartsOneTask() async {
    let log = log
    log.isShown = false
    let host = ViewHost(
      Screen(log: log) { if $0.isShown { WaitingTask(log: $0, id: $0.id) } })
    log.isShown = true
    withAnimation { log.id = 1 }
    host.update()
    await log.wait(for: "starts 1")
    await waitForStartedTasks()
    #expect(log.lines == ["starts 1"])
    host.close()
    await log.wait(for: "ends 1")
  }

  @Test func anIdThatChangesWhileTheViewIsCoveredStartsOneTaskOnceItIsSeen() async {
    let log = log
    let host = ViewHost(Screen(log: log) { WaitingTask(log: $0, id: $0.id) })
    await log.wait(for: "starts 0")
    host.isCovered = true
    await log.wait(for: "ends 0")
    log.id = 1
    host.isCovered = false
    await log.wait(for: "starts 1")
    await waitForStartedTasks()
    #expect(log.lines == ["starts 0", "ends 0", "starts 1"])
    host.close()
    await log.wait(for: "ends 1")
  }

  @Test func anIdThatIsTheFormerOneAgainKeepsTheTask() async {
    let log = log
    let host = ViewHost(Screen(log: log) { WaitingTask(log: $0, id: $0.id) })
    await log.wait(for: "starts 0")
    log.id = 1
    withAnimation { log.id = 0 }
    host.update()
    await waitForStartedTasks()
    #expect(log.lines == ["starts 0"])
    host.close()
    await log.wait(for: "ends 0")
  }

  @Test func aTaskThatIsEndedBeforeItRanIsCancelledAtOnce() async {
    let log = log
    let host = ViewHost(Screen(log: log) { WaitingTask(log: $0, id: 0) })
    host.close()
    await log.wait(for: "ends 0")
    #expect(log.lines == ["starts 0", "ends 0"])
  }
}

private struct WaitingTask: View {
  let log: Log
  let id: Int
  var body: some View {
    Text("waits").task(id: id) {
      log.note("starts \(id)")
      for await _ in AsyncStream<Void>.makeStream().stream {}
      log.note("ends \(id)")
    }
  }
}

private struct CountingTask: View {
  let log: Log
  let id: Int
  @State private var count = 0
  var body: some View {
    Text("counts")
      .onAppear { log.note("appears") }
      .onDisappear { log.note("leaves") }
      .task(id: id) {
        log.note("ends \(count) of id \(id)")
        count += 1
      }
    if !log.isShown { Text("inner").onAppear { log.note("inner appears") } }
  }
}
