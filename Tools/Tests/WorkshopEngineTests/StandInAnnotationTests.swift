import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Judging {
  /// The stand-in's isolation, Sendable and closures, compared with what SwiftUI's public interface says of them.
  @Suite struct StandInAnnotationTests {
    /// The stand-in's public declarations, as the compiler writes them for a client.
    private func declarations(_ layout: CourseLayout) async throws -> [AnnotatedDeclaration] {
      let judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      let folder = try TemporaryFolder()
      let interface = folder.url.appendingPathComponent("WorkshopUI.swiftinterface")
      var request = judge.standInRequest()
      // The compiler warns that Foundation is not compiled for library evolution.
      request.warningsAreErrors = false
      let completion = try await judge.compiler.frontend(
        ["-typecheck", "-emit-module-interface-path", interface.path, "-enable-library-evolution"]
          + request.sources + judge.compiler.languageArguments(request), colour: false)
      try #require(completion.succeeded, "\(completion.errors)")
      return InterfaceReader(try String(contentsOf: interface, encoding: .utf8)).declarations
    }

    @Test("The stand-in tells a client of isolation and Sendable what SwiftUI tells")
    func comparison() async throws {
      let layout = try CourseLayout(root: TestCourse.repository)
      let table = try AnnotationTable(layout: layout)
      let ours = try await declarations(layout)
      let known = ours.filter { table.row(of: $0) != nil }
      let unknown = ours.filter { table.row(of: $0) == nil }.map(\.title)
      print("\(known.count) declarations of the stand-in compared.")
      print("\(unknown.count) not in the table: \(unknown.joined(separator: ", "))")
      #expect(known.count > 600, "The table or the interface was not read.")
      let page = try layout.text(StandInTable.document)
      for reason in table.listed.values {
        #expect(
          page.contains(reason), "\(StandInTable.document) does not give the reason “\(reason)”")
      }
      var left = table.listed
      for difference in known.flatMap({ $0.differences(from: table.row(of: $0)!) }) {
        let one = AnnotationTable.Listed(
          declaration: difference.declaration, aspect: difference.aspect, ours: difference.ours)
        let isListed = left.removeValue(forKey: one) != nil || table.listed[one] != nil
        #expect(isListed, "\(difference). Mend it, or give a reason in differences.tsv.")
      }
      for (one, reason) in left {
        Issue.record(
          "differences.tsv: \(one.declaration), \(one.aspect) no longer differs (\(reason)).")
      }
    }
  }
}
