import Foundation
import Testing

@testable import WorkshopEngine

@Suite("The app with a learner's pieces in it")
struct AppOfPiecesTests {
  let copy: TestCourse
  let step: Course.Step
  let app: AppOfPieces
  private static let folder = "App/.build/pieces/EmployeeGlass"

  init() throws {
    copy = try TestCourse(only: "palette")
    step = try copy.step("palette")
    app = try #require(AppOfPieces(of: copy.course.stage(of: step), in: copy.layout))
  }

  @Test("It is a copy of the app, with the answers in the place of our files")
  func copies() throws {
    let answer = copy.layout.exercise(step)
    try copy.write(answer, "// Mine.\n")
    try app.write([step.id: answer])
    let member = try #require(step.member)
    let ours = copy.layout.appFolder(member)
    let names = try copy.layout.files(below: ours).map { $0.dropFirst(ours.count + 1) }
    #expect(
      try copy.layout.files(below: Self.folder).map { $0.dropFirst(Self.folder.count + 1) } == names
    )
    for name in names {
      let expected = name == member.file ? "// Mine.\n" : try copy.read("\(ours)/\(name)")
      #expect(try copy.read("\(Self.folder)/\(name)") == expected)
    }
  }

  @Test("A file that stays as it is keeps its date, and one that the app has no more goes")
  func again() throws {
    try app.write([:])
    let file = copy.layout.url("\(Self.folder)/EmployeeGlassApp.swift")
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    try copy.write("\(Self.folder)/Data/Former.swift", "struct Former {}\n")
    try app.write([:])
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    #expect(date as? Date == old)
    #expect(
      !FileManager.default.fileExists(
        atPath: copy.layout.url("\(Self.folder)/Data/Former.swift").path))
  }

  @Test("The app is told whose its files are")
  func words() {
    #expect(
      app.words([step.id: "Exercises/mine.swift"]) == [
        "--supervised", "--note", "Yours: all pieces.", "--copy",
        "Data/PaletteExtractor.swift=Exercises/mine.swift",
      ])
    #expect(
      app.words([step.id: "Exercises/mine.swift"], unfinished: [step.id])[2]
        == "Yours, not passed yet: all pieces.")
    #expect(app.words([:]) == ["--supervised", "--note", "Ours: all pieces, until yours pass."])
  }

  @Test("A stage without pieces has no such app")
  func noPieces() throws {
    let course = try Course.load(from: TestCourse.repository.appendingPathComponent("Course.json"))
    let layout = CourseLayout(root: TestCourse.repository, course: course)
    #expect(course.stages.filter { AppOfPieces(of: $0, in: layout) != nil }.map(\.number) == [13])
  }
}
