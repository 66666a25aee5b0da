import Dispatch
import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct ProgressStoreTests {
  let folder: TemporaryFolder
  let store: ProgressStore

  init() throws {
    folder = try TemporaryFolder()
    store = ProgressStore(file: folder.url.appendingPathComponent("inner/progress.json"))
  }

  private func mark(_ id: String, _ status: Judgement.Status = .passed) throws {
    try store.update { $0.steps[id, default: .init()].status = status }
  }

  private var asides: [String] { folder.names("inner").filter { $0.contains("unreadable") } }

  private func corrupt(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: store.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: store.file)
  }

  @Test("Without a file there is no progress, and reading makes none")
  func empty() {
    let reading = store.read()
    #expect(reading.progress == LearnerProgress())
    #expect(reading.setAside == nil)
    #expect(folder.names("inner").isEmpty)
  }

  @Test("What was written is read, and a later change keeps the rest")
  func keeps() throws {
    try mark("one")
    try store.update { $0.steps["one", default: .init()].hints = 2 }
    try mark("two", .failed)
    let steps = store.read().progress.steps
    #expect(steps["one"]?.status == .passed)
    #expect(steps["one"]?.hints == 2)
    #expect(steps["two"]?.status == .failed)
  }

  @Test(
    "A file that cannot be read is set aside with all it held",
    arguments: [
      "", "{", #"{"schema": 1, "steps": {"one": {"status": "pas"#, #"{"schema": 99, "steps": {}}"#,
      #"{"schema": 1, "steps": {"one": {"status": "perfect"}}}"#, "\u{0}\u{1}",
    ])
  func corruptIsKept(text: String) throws {
    try corrupt(text)
    let reading = store.read()
    #expect(reading.progress == LearnerProgress())
    let aside = try #require(reading.setAside)
    #expect(try Data(contentsOf: aside) == Data(text.utf8))
    #expect(!FileManager.default.fileExists(atPath: store.file.path))
    try mark("one")
    #expect(store.read().setAside == nil)
    #expect(try Data(contentsOf: aside) == Data(text.utf8))
  }

  @Test("A second unreadable file does not take the place of the first")
  func twoAsides() throws {
    try corrupt("first")
    _ = store.read()
    try corrupt("second")
    _ = store.read()
    let kept = try asides.map {
      try String(contentsOf: folder.url.appendingPathComponent("inner/\($0)"), encoding: .utf8)
    }
    #expect(Set(kept) == ["first", "second"])
  }

  @Test(
    "A file that cannot be read now is left where it is, and nothing is written over it",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "Linux has such a file"))
  func unread() throws {
    try mark("one")
    let file = store.file.path
    let kept = file + ".kept"
    try FileManager.default.moveItem(atPath: file, toPath: kept)
    // It is there, and its first byte is no byte of this process: an input/output error, as of a disk that is away.
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "/proc/self/mem")
    let reading = store.read()
    #expect(reading.fault?.contains("cannot be read") == true)
    #expect(reading.setAside == nil)
    #expect(throws: FileTrouble.self) { try mark("two") }
    #expect(asides.isEmpty)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(atPath: kept, toPath: file)
    #expect(store.read().progress.steps["one"]?.status == .passed)
  }

  @Test("A change to an unreadable file sets it aside first")
  func changeOfCorrupt() throws {
    try corrupt("half a fi")
    try mark("one")
    #expect(store.read().progress.steps["one"]?.status == .passed)
    #expect(asides.count == 1)
  }

  @Test("Many changes at once lose none")
  func manyAtOnce() async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<40 {
        group.addTask { [store] in
          // A store of its own each, as another command has.
          try ProgressStore(file: store.file).update {
            $0.steps["step-\(number)", default: .init()].hints = number
          }
        }
      }
      try await group.waitForAll()
    }
    let steps = store.read().progress.steps
    #expect(steps.count == 40)
    for number in 0..<40 { #expect(steps["step-\(number)"]?.hints == number) }
  }

  @Test("A change that comes in the middle of another waits for it, and neither is lost")
  func inTheMiddle() async throws {
    let done = DispatchSemaphore(value: 0)
    try store.update { progress in
      Thread.detachNewThread { [store] in
        try? ProgressStore(file: store.file).update { $0.steps["inner"] = .init() }
        done.signal()
      }
      // As long as the other needs where nothing holds it back; where something does, the bound.
      _ = done.wait(timeout: .now() + 0.5)
      progress.steps["outer"] = .init()
    }
    #expect(
      await eventually(within: .seconds(5)) {
        Set(store.read().progress.steps.keys) == ["inner", "outer"]
      })
  }

  @Test("A read while it is written sees a whole file")
  func wholeAtEveryMoment() async throws {
    try mark("one")
    let store = store
    let wholes = try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask {
        for number in 0..<100 {
          try store.update { progress in
            progress.steps["filler"] = .init()
            progress.steps["filler"]?.answer = String(repeating: "x", count: number * 50)
          }
        }
        return 0
      }
      group.addTask {
        (0..<200).count { _ in
          let reading = store.read()
          return reading.setAside == nil && reading.progress.steps["one"]?.status == .passed
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wholes == 200)
    #expect(folder.names("inner").filter { $0.contains(".new-") }.isEmpty)
  }

  @Test("Where nothing can be written a change throws, and the file is as it was")
  func cannotWrite() throws {
    // A file where the folder should be: refused to root too.
    let blocker = folder.url.appendingPathComponent("blocker")
    try Data("mine".utf8).write(to: blocker)
    let blocked = ProgressStore(file: blocker.appendingPathComponent("progress.json"))
    #expect(throws: (any Error).self) { try blocked.update { $0.schema = 1 } }
    #expect(try Data(contentsOf: blocker) == Data("mine".utf8))
  }

  @Test("A file is replaced whole, and a failure leaves no half-written one beside it")
  func atomicFile() throws {
    let file = folder.url.appendingPathComponent("file")
    try writeAtomically(Data("old".utf8), to: file)
    try writeAtomically(Data("new".utf8), to: file)
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    let occupied = folder.url.appendingPathComponent("occupied")
    try FileManager.default.createDirectory(at: occupied, withIntermediateDirectories: true)
    #expect(throws: (any Error).self) { try writeAtomically(Data("new".utf8), to: occupied) }
    #expect(folder.names() == ["file", "occupied"])
  }

  @Test("Of several calls that write a file once, one has written it, and the others leave it")
  func writtenOnce() async throws {
    let file = folder.url.appendingPathComponent("file")
    let texts = (0..<8).map { Data("text \($0)".utf8) }
    let winners = try await withThrowingTaskGroup(of: Data?.self) { group in
      for text in texts { group.addTask { try writeOnce(text, to: file) ? text : nil } }
      return try await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(try winners == [Data(contentsOf: file)])
    #expect(folder.names() == ["file"])
    let inside = file.appendingPathComponent("no-folder")
    #expect(throws: FileTrouble.self) { try writeOnce(Data(), to: inside) }
  }
}
