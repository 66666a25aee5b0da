// right: EmployeeGlass's sheet, which looks for the colors of a picture
// pieces: detail-model

internal import Foundation
internal import WorkshopSupport

@testable internal import EmployeeGlass

/// What a sheet of the app shows: `EmployeeDetailModel`, which a suite sees as its `RosterSearch`.
///
/// A text is a number of the sheet's slider, and a name is a color. The first color of an answer is that of its number.
public final class RosterSearch {
  public var names: [String] { sheet.colors.dropFirst().map { server.names[Int($0.red)] } }
  public var errorText: String? {
    if case .failed(let problem) = sheet.palettePhase { problem.title } else { nil }
  }
  public var isSearching: Bool {
    switch sheet.palettePhase {
    case .loading: newest > 0
    case .ready(let colors): colors.first != PaletteColor(number: newest)
    case .failed: false
    }
  }

  private let sheet: EmployeeDetailModel
  private let server: Server
  private var newest = 0
  /// Has moved the slider for all searches so far.
  private var moves = Task<Void, Never> {}

  public init(fetch: @escaping (String) async throws -> [String]) {
    let server = Server(fetch)
    self.server = server
    sheet = EmployeeDetailModel(
      employee: [Employee].preview[0], repository: EmployeeRepository(service: server),
      findColors: { try await server.colors(of: $0, count: $1) })
  }

  public func search(_ text: String) async {
    newest += 1
    let mine = newest
    let before = moves
    let move = Task {
      // The app leaves out a search that a newer one overtakes before it has begun. A suite waits for each.
      await before.value
      server.texts[count(mine)] = (mine, text)
      sheet.colorCount = count(mine)
      if case .failed = sheet.palettePhase { sheet.retryPaletteButtonTapped() }
      _ = await eventually { self.server.answers[mine] != nil }
    }
    moves = move
    await move.value
    _ = await server.answers[mine]?.result
    _ = await eventually { mine != self.newest || !self.isSearching }
  }

  /// All numbers of the slider, one after the other.
  private func count(_ search: Int) -> Int {
    let counts = EmployeeDetailModel.colorCounts
    return counts.lowerBound + (search + 2) % counts.count
  }
}

/// The app's search for colors: the suite's closure, asked on the main actor.
@MainActor private final class Server: EmployeeService {
  /// The newest search for each number of the slider.
  var texts: [Int: (search: Int, text: String)] = [:]
  private(set) var answers: [Int: Task<[String], any Error>] = [:]
  /// Each has its place as its color.
  private(set) var names: [String] = []
  private let fetch: (String) async throws -> [String]

  init(_ fetch: @escaping (String) async throws -> [String]) { self.fetch = fetch }

  func colors(of image: PixelImage, count: Int) async throws -> [PaletteColor] {
    guard let (search, text) = texts[count] else { throw EmployeeServiceError.unreachable }
    let answer = answers[search] ?? Task { try await fetch(text) }
    answers[search] = answer
    let found: [String]
    do {
      found = try await answer.value
    } catch {
      throw EmployeeServiceError.unreachable
    }
    let first = names.count
    names += found
    return [PaletteColor(number: search)] + (first..<names.count).map(PaletteColor.init)
  }

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    throw EmployeeServiceError.unreachable
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage {
    .preview
  }
}

nonisolated extension PaletteColor {
  fileprivate init(number: Int) { self.init(red: Double(number), green: 0, blue: 0) }
}
