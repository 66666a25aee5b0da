import Foundation

/// What came of a playground's page: its code, and what each line showed when it ran.
public struct PlayedPage: Sendable, Equatable {
  public enum End: Sendable, Equatable {
    case finished
    /// The compiler refused it, in its own words.
    case doesNotBuild(String, ids: [String])
    /// It was ended, in words.
    case ended(String)
  }

  public var source: String
  /// By line, counted from 1: what is shown beside it, in the order in which it came.
  public var values: [Int: [String]] = [:]
  /// Lines that were printed, and that no line of the page is known for.
  public var printed: [String] = []
  public var end: End

  /// Reads what a page wrote whose lines were logged by `PlaygroundMargin`.
  init(source: String, output: String, end: End) {
    self.source = source
    self.end = end
    var waiting: [String] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.first == "\u{1E}" else {
        waiting.append(String(line).withoutControlCharacters())
        continue
      }
      let parts = line.dropFirst().split(
        separator: "\u{1F}", maxSplits: 1, omittingEmptySubsequences: false)
      guard let number = parts.first.flatMap({ Int($0) }) else { continue }
      if parts.count == 2 {
        let text = String(parts[1]).replacing("\(Self.module).", with: "")
        values[number, default: []].append(text.withoutControlCharacters())
      } else {
        values[number, default: []] += waiting
        waiting = []
      }
    }
    printed = waiting.filter { !$0.isEmpty }
  }

  /// The name of the page's module, which is left out of what is shown.
  static let module = "Page"
}

extension Judge {
  /// Compiles a page as Xcode compiles a playground's, and runs it once, confined as this judge says.
  ///
  /// - Throws: `FileTrouble` where the page cannot be read, or where the toolchain cannot be run.
  public func play(_ page: PlaygroundPage) async throws -> PlayedPage {
    let source = try AnswerFile.read(page.path, below: layout.root)
    let logger = Compiler.Request(
      module: "PlaygroundMargin", sources: ["Support/Playground/PlaygroundMargin.swift"],
      mode: .bare, isTestable: false)
    let requests = [logger] + (try companionRequests(ofCode: source))
    var request = Compiler.Request(
      module: PlayedPage.module, sources: [page.path], mode: Self.mode(of: source),
      imports: try await modules(requests), calls: .togetherNamed, isProgram: true)
    request.extraArguments = ["-playground", "-import-module", logger.module]
    var objects: [String] = []
    do {
      objects.append(try await compiler.object(request))
    } catch let refusal as Compiler.Refusal {
      return PlayedPage(
        source: source, output: "",
        end: .doesNotBuild(refusal.diagnostics, ids: refusal.ids))
    }
    for request in requests { objects.append(try await compiler.object(request)) }
    let completion = try await runOnce(objects)
    return PlayedPage(
      source: source, output: completion.output,
      end: completion.succeeded ? .finished : .ended(completion.end.words))
  }

  /// App mode, unless the first line says another: `// mode: library`.
  private static func mode(of source: String) -> IsolationMode {
    source.firstMatch(of: /^\/\/ mode: ([A-Za-z0-9]+)\n/).flatMap {
      IsolationMode(rawValue: String($0.1))
    } ?? .app
  }
}
