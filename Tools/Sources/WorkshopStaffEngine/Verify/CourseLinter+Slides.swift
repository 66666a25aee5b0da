import Foundation
import WorkshopEngine

extension CourseLinter {
  private static let slideMaker = "Tools/slides"
  /// The script's exit code where the machine has no Chromium.
  private static let hasNoChromium: Int32 = 3

  /// Each slide and each page of the hand-out shows all that it holds.
  ///
  /// - Returns: Complaints; or what a person should know was not looked at on this machine.
  /// - Throws: when the script that makes them cannot be run.
  func lookAtSlides() async throws -> (complaints: [Complaint], unseen: String?) {
    guard layout.exists(Self.slideMaker) else { return ([], nil) }
    let looked = try await Command(
      layout.url(Self.slideMaker).path, ["--look"], in: "/", timeLimit: .seconds(300)
    ).run()
    if looked.end == .exited(Self.hasNoChromium) {
      return ([], "slides and hand-outs, since there is no Chromium to look at them")
    }
    guard looked.succeeded else {
      let message = "it cannot make the slides: \(looked.errors.suffix(400))"
      return ([Complaint(rule: .slide, path: Self.slideMaker, message: message)], nil)
    }
    let complaints = looked.output.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let (page, points) = (words.dropFirst().first ?? "?", words.dropFirst(2).first ?? "?")
      return Complaint(
        rule: .slide, path: "\(words[0]).html#\(page)",
        message: "the page is \(points) points too small: say less on it; make slides shows it.")
    }
    return (complaints, nil)
  }
}
