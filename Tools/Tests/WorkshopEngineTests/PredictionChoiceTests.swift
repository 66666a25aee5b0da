import Foundation
import Testing

@testable import WorkshopEngine

/// Where the right choices of the predictions stand.
@Suite struct PredictionChoiceTests {
  let layout: CourseLayout

  init() throws {
    layout = try CourseLayout(root: TestCourse.repository)
  }

  @Test("Whoever always picks the same letter is right in no more than three quarters of a stage")
  func letters() throws {
    let answers = try JSONDecoder().decode(
      [String: String].self, from: Data(try layout.text("Docs/Site/Answers.json").utf8))
    for stage in layout.course.stages {
      var letters: [Int] = []
      for step in stage.steps {
        let prediction = try Prediction(markdown: layout.text(layout.prediction(step)))
        let right = answers[step.id]
        letters.append(
          try #require(prediction.choices.firstIndex { $0.output == right }, "\(step.id)"))
      }
      let most = Set(letters).map { letter in letters.count { $0 == letter } }.max() ?? 0
      #expect(
        most * 4 <= letters.count * 3,
        "\(stage.name): \(letters.map { "abcdefgh".dropFirst($0).prefix(1) }.joined())")
    }
  }
}
