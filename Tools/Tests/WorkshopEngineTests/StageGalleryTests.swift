import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  /// The package that is made of a stage's answers.
  @Suite struct StageGalleryTests {
    let copy: TestCourse
    let layout: CourseLayout
    let step: Course.Step
    var stage: Course.Stage { layout.course.stage(of: step) }

    init() throws {
      copy = try TestCourse(only: sampleStep)
      layout = try copy.addViewStep()
      step = try layout.course.step(named: "a-view")
    }

    private func gallery() throws -> StageGallery {
      try copy.write(
        layout.adapter(step),
        layout.text(layout.adapter(step)) + """

          /// Shows the answer in the gallery.
          @_spi(Workshop) public func makeGallery() -> [SwiftUI::GalleryPage] { [] }

          """)
      return try #require(StageGallery(of: stage, in: layout))
    }

    private func written(_ path: String, by gallery: StageGallery) throws -> String {
      try copy.read("\(gallery.folder)/\(path)")
    }

    @Test("A stage has a gallery where an adapter has pages, and of no other step")
    func steps() throws {
      #expect(StageGallery(of: stage, in: layout) == nil)
      #expect(try gallery().steps.map(\.id) == ["a-view"])
    }

    @Test("The package holds the answer that was chosen, and says whose it is")
    func answers() throws {
      let gallery = try gallery()
      try gallery.write([:])
      let source = "Sources/AView/\(step.fileStem).swift"
      #expect(try written(source, by: gallery) == layout.text(layout.solution(step)))
      try copy.write(layout.exercise(step), "struct Mine {}\n")
      try gallery.write([
        step.id: .init(path: layout.exercise(step), isYours: true, note: "Your “answer”.")
      ])
      #expect(try written(source, by: gallery) == "struct Mine {}\n")
      let program = try written("Sources/Gallery/main.swift", by: gallery)
      #expect(program.contains("note: \"Your “answer”.\", pages: AViewAdapter::makeGallery()"))
    }

    @Test("Writing the same again leaves files as they are, so that nothing is compiled again")
    func again() throws {
      let gallery = try gallery()
      try gallery.write([:])
      let manifest = layout.url("\(gallery.folder)/Package.swift").path
      func number() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: manifest)[.systemFileNumber] as? Int
      }
      let before = try number()
      try gallery.write([:])
      #expect(try number() == before)
    }

    @Test("SwiftPM reads the package's description, whose modes are those of the command")
    func manifest() async throws {
      let gallery = try gallery()
      try gallery.write([:])
      let toolchain = try await TestCourse.toolchain.value
      let completion = try await Command(
        executable: "\(toolchain.binaries)/swift",
        arguments: ["package", "--package-path", layout.url(gallery.folder).path, "dump-package"],
        directory: copy.root.path, timeLimit: .patience
      ).run()
      #expect(completion.succeeded, "\(completion.errors)")
      for name in ["AView", "AViewSubject", "AViewAdapter", "Gallery", "WorkshopSupport"] {
        #expect(completion.output.contains("\"name\" : \"\(name)\""))
      }
      #expect(completion.output.contains("SwiftUI=WorkshopUI"))
      #expect(completion.output.contains("-default-isolation"))
    }
  }
}
