import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct PackageManifestTests {
  static let manifest = """
    let before = [1]
    let allSteps: [Step] = [
      Step(
        id: "old", module: "Old",
        file: "01-Old/01-old", settings: .bare),
    ]
    let after = [
      2
    ]

    """

  @Test("Only the list of steps is replaced, and twice is once")
  func replaces() throws {
    let course = try JSONDecoder().decode(
      Course.self, from: Data(CourseLoadingTests.sample.utf8))
    let updated = try PackageManifest.updated(Self.manifest, for: course)
    #expect(updated.hasPrefix("let before = [1]\nlet allSteps: [Step] = [\n"))
    #expect(updated.hasSuffix("]\nlet after = [\n  2\n]\n"))
    #expect(!updated.contains("\"old\""))
    let place = "module: \"SecondStep\", stage: \"01-Beginning\""
    #expect(updated.contains("id: \"second-step\", \(place)"))
    #expect(updated.contains("file: \"02-second-step\", settings: .bare"))
    #expect(try PackageManifest.updated(updated, for: course) == updated)
  }

  @Test("A step that uses SwiftUI says so, in the list and in the JSON")
  func swiftUI() throws {
    var course = try JSONDecoder().decode(
      Course.self, from: Data(CourseLoadingTests.sample.utf8))
    course.stages[0].steps[1].usesSwiftUI = true
    let updated = try PackageManifest.updated(Self.manifest, for: course)
    #expect(updated.contains("file: \"02-second-step\", settings: .bare, usesSwiftUI: true)"))
    #expect(updated.contains("file: \"01-first-step\", settings: .app)"))
    #expect(try JSONDecoder().decode(Course.self, from: Data(course.text.utf8)) == course)
  }

  @Test("A step with a neighbour names it and its settings")
  func neighbour() throws {
    var course = try JSONDecoder().decode(
      Course.self, from: Data(CourseLoadingTests.sample.utf8))
    course.stages[0].steps[1].neighbour = .init(module: "Vendor", mode: .swift5)
    let updated = try PackageManifest.updated(Self.manifest, for: course)
    #expect(
      updated.contains(
        """
            file: "02-second-step", settings: .bare,
            neighbour: Neighbour(module: "Vendor", settings: .swift5)),
        """))
    #expect(updated.contains("file: \"01-first-step\", settings: .app)"))
  }

  @Test("A manifest without the list is refused", arguments: ["", "let allSteps: [Step] = [\n"])
  func refuses(text: String) throws {
    let course = try JSONDecoder().decode(
      Course.self, from: Data(CourseLoadingTests.sample.utf8))
    #expect(throws: CourseError.self) { try PackageManifest.updated(text, for: course) }
  }
}
