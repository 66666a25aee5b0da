@testable import EmployeeGlass

/// Lets a test answer each question when it wants, and in any order.
final class ManualService: EmployeeService {
  /// A caller asks, and waits.
  struct Question<Answer: Sendable>: Sendable {
    /// The cursor, the path, or how many colours; nil for the first page.
    let about: String?
    private let continuation: CheckedContinuation<Answer, any Error>

    init(about: String?, _ continuation: CheckedContinuation<Answer, any Error>) {
      self.about = about
      self.continuation = continuation
    }

    func answer(_ answer: Answer) { continuation.resume(returning: answer) }
    func fail(_ error: EmployeeServiceError) { continuation.resume(throwing: error) }
  }

  private let pages = AsyncStream.makeStream(of: Question<EmployeePage>.self)
  private let avatars = AsyncStream.makeStream(of: Question<PixelImage>.self)
  private let palettes = AsyncStream.makeStream(of: Question<[PaletteColor]>.self)

  /// The next question without an answer, as soon as there is one.
  func pageQuestion() async throws -> Question<EmployeePage> {
    for await question in pages.stream { return question }
    throw CancellationError()
  }

  func avatarQuestion() async throws -> Question<PixelImage> {
    for await question in avatars.stream { return question }
    throw CancellationError()
  }

  func paletteQuestion() async throws -> Question<[PaletteColor]> {
    for await question in palettes.stream { return question }
    throw CancellationError()
  }

  /// Stands for work that has looked for a cancellation for the last time. It stays on its caller's
  /// actor, so its answer is that actor's next piece of work.
  func palette(of image: PixelImage, count: Int) async throws -> [PaletteColor] {
    try await withCheckedThrowingContinuation {
      palettes.continuation.yield(Question(about: "\(count)", $0))
    }
  }

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    try await withCheckedThrowingContinuation {
      pages.continuation.yield(Question(about: cursor, $0))
    }
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage {
    try await withCheckedThrowingContinuation {
      avatars.continuation.yield(Question(about: path, $0))
    }
  }
}
