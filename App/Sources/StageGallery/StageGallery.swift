import Foundation
import LoopbackHTTP
import WebWindow
@_spi(Workshop) import WorkshopUI

/// A stage's answers in browser windows of this machine: a list of all pages, and each page by itself.
public struct StageGallery: Sendable {
  let title: String
  let steps: [Step]

  /// The answer to a step, and how it can be seen.
  public struct Step: Sendable {
    let id: String
    let title: String
    /// Which answer it is: the learner's or ours.
    let note: String
    let pages: [GalleryPage]

    @_spi(Workshop) public init(id: String, title: String, note: String, pages: [GalleryPage]) {
      (self.id, self.title, self.note, self.pages) = (id, title, note, pages)
    }
  }

  /// Lists steps under the title of their stage.
  public init(title: String, steps: [Step]) {
    (self.title, self.steps) = (title, steps)
  }

  /// Opens the gallery, prints its address, and shows it until Ctrl-C.
  ///
  /// - Parameter arguments: A program's name, then `--port` with a number and `--token-file` with a path, as
  ///   `employee-glass` takes them.
  /// - Returns: The program's exit code: 2 where it cannot open, with the reason on standard error.
  public func run(_ arguments: [String]) async -> Int32 {
    OpenFileLimit.raise()
    let interruption = Interruption()
    let window: WebWindow
    do {
      window = try await open(GalleryOptions(arguments))
    } catch {
      complain("Error: \(error)")
      return 2
    }
    say("Gallery: \(window.url.absoluteString)")
    if await window.run(until: interruption) { return 0 }
    complain("The window stopped: the system took its socket.")
    return 1
  }

  /// Begins to answer.
  ///
  /// - Throws: `WebWindowError`, `TokenFileError`.
  func open(_ options: GalleryOptions) async throws -> WebWindow {
    let token = try options.tokenFile.map { try WindowToken(keptIn: $0) } ?? WindowToken()
    var configuration = WebWindow.Configuration()
    configuration.port = options.port
    configuration.token = token
    configuration.title = title
    configuration.log = { complain($0) }
    return try await WebWindow.start(configuration) { name in
      name.isEmpty ? GalleryIndex(gallery: self, token: token.text) : view(named: name)
    }
  }

  /// The page that an address names: the step's id, and from its second page on, a number behind.
  @MainActor private func view(named name: String) -> (any View)? {
    for step in steps {
      for (number, page) in step.pages.enumerated() where step.name(ofPage: number) == name {
        return page.makeView()
      }
    }
    return nil
  }
}

extension StageGallery.Step {
  func name(ofPage number: Int) -> String { number == 0 ? id : "\(id)-\(number + 1)" }
}
