import Foundation
import Testing

@testable import WorkshopEngine

/// A picture of the stages' pages, as far as it says which run it shows.
private struct RunOfPicture: Decodable {
  struct Part: Decodable {
    var lanes: [Lane]?
  }

  struct Lane: Decodable {
    var id: String
    var spans: [Span]
  }

  struct Span: Decodable {
    var from: Int
    var to: Int
  }

  struct Run: Decodable {
    var step: String
    /// `starter` or `solution`.
    var answer: String
    /// The part of the picture that shows it.
    var part: Int
    /// For an answer that passes: what the check expects, and what it never sees. Only a refusal shows its events.
    var expects: [String]?
    /// Edges of spans, each with the event that it stands for, in the order of time.
    var points: [Point]
  }

  struct Point: Decodable {
    var lane: String
    var at: Int
    var who: String
    var event: String
  }

  var parts: [Part]
  var run: Run?
}

extension Slow.Judging {
  @Suite struct PictureRunTests {
    static let pictures: [String] = {
      let folder = TestCourse.repository.appendingPathComponent("Docs/Pictures")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { name in
        (try? read(name))?.run != nil
      }.sorted()
    }()

    private static func read(_ name: String) throws -> RunOfPicture {
      try JSONDecoder().decode(
        RunOfPicture.self,
        from: Data(
          contentsOf: TestCourse.repository.appendingPathComponent("Docs/Pictures/\(name)")))
    }

    @Test("Some pictures say which run they show")
    func some() {
      #expect(Self.pictures.count >= 4)
    }

    @Test(
      "A picture of a run shows its events in the order in which they came", arguments: pictures)
    func order(name: String) async throws {
      let picture = try Self.read(name)
      let run = try #require(picture.run)
      let lanes = try #require(picture.parts[run.part].lanes)
      for point in run.points {
        let lane = try #require(lanes.first { $0.id == point.lane }, "no lane \(point.lane)")
        #expect(
          lane.spans.contains { $0.from == point.at || $0.to == point.at },
          "no span of \(point.lane) begins or ends at \(point.at)")
      }
      #expect(
        zip(run.points, run.points.dropFirst()).allSatisfy { $0.at <= $1.at },
        "the points are not in the order of time")

      let copy = try TestCourse(only: run.step)
      let step = try copy.step(run.step)
      if let expects = run.expects {
        try copy.edit(copy.layout.checks(step), expects[0], expects[1])
      }
      let judge = Judge(
        layout: copy.layout, toolchain: try await TestCourse.toolchain.value,
        cache: TestCourse.cache)
      let answer = run.answer == "starter" ? copy.layout.starter(step) : copy.layout.solution(step)
      let judgement = try await judge.judge(step, answer: answer, .inTurn)
      let orders = judgement.checks.filter(\.refuses).flatMap(\.issues).flatMap(\.comments)
        .compactMap { RecordedOrder($0) }
      #expect(
        orders.contains { Self.shows(run.points, $0) },
        "no run has these events in this order: \(orders)")
    }

    /// Whether the events of each moment all come before those of the next.
    private static func shows(_ points: [RunOfPicture.Point], _ order: RecordedOrder) -> Bool {
      var last = -1
      for moment in Set(points.map(\.at)).sorted() {
        let places = points.filter { $0.at == moment }.map { point in
          order.events.firstIndex { order.lanes[$0.lane] == point.who && $0.text == point.event }
        }
        let found = places.compactMap(\.self)
        guard found.count == places.count, let first = found.min(), first > last else {
          return false
        }
        last = found.max() ?? last
      }
      return true
    }
  }
}
