public import DetailModelSubject

@testable import EmployeeGlass

/// Hands the learner's model to the checks, inside the app.
public func makeSubject() -> DetailModelSubject::Subject {
  DetailModelSubject::Subject {
    @MainActor
    (
      search: DetailModelSubject::Subject.Search?,
      picture: @escaping DetailModelSubject::Subject.FetchesPicture
    ) async -> DetailModelSubject::Subject.Sheet in
    let people: EmployeeGlass::PreviewEmployeeService = EmployeeGlass::PreviewEmployeeService()
    let service: Service = Service(people: people, fetch: picture)
    let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
      service: service)
    await repository.refresh()
    let kept: Kept = Kept(model(of: people.employees[1], repository, search))
    return DetailModelSubject::Subject.Sheet(
      appear: { @MainActor () async -> Swift::Void in await kept.model?.sheetAppeared() },
      disappear: { @MainActor () -> Swift::Void in kept.model?.sheetDisappeared() },
      moveSlider: { @MainActor (count: Swift::Int) -> Swift::Void in
        kept.model?.colorCount = count
      },
      pressRetry: { @MainActor () -> Swift::Void in kept.model?.retryPaletteButtonTapped() },
      phase: { @MainActor () -> Swift::String in
        switch kept.model?.palettePhase {
        case .loading: return "loading"
        case .ready(let colors): return "\(colors.count) colours"
        case .failed: return "failed"
        case nil: return "gone"
        }
      },
      problem: { @MainActor () -> Swift::String? in
        guard case .failed(let problem) = kept.model?.palettePhase else { return nil }
        return "\(problem.title) \(problem.advice)"
      },
      manager: { @MainActor () -> Swift::String? in kept.model?.manager?.name },
      drop: { @MainActor () -> Swift::Void in kept.model = nil },
      isGone: { @MainActor () -> Swift::Bool in kept.last == nil })
  }
}

@MainActor private func model(
  of employee: EmployeeGlass::Employee, _ repository: EmployeeGlass::EmployeeRepository,
  _ search: DetailModelSubject::Subject.Search?
) -> EmployeeGlass::EmployeeDetailModel {
  guard let search: DetailModelSubject::Subject.Search = search else {
    return EmployeeGlass::EmployeeDetailModel(employee: employee, repository: repository)
  }
  return EmployeeGlass::EmployeeDetailModel(employee: employee, repository: repository) {
    (_: EmployeeGlass::PixelImage, count: Swift::Int) async throws
      -> [EmployeeGlass::PaletteColor] in
    let found: Swift::Int
    do {
      found = try await search(count)
    } catch let failure as DetailModelSubject::Subject.Failure {
      throw error(failure)
    }
    return [EmployeeGlass::PaletteColor](
      repeating: EmployeeGlass::PaletteColor(red: 0.5, green: 0.5, blue: 0.5), count: found)
  }
}

@MainActor private final class Kept {
  var model: EmployeeGlass::EmployeeDetailModel?
  weak var last: EmployeeGlass::EmployeeDetailModel?

  init(_ model: EmployeeGlass::EmployeeDetailModel) {
    self.model = model
    last = model
  }
}

nonisolated private func error(
  _ failure: DetailModelSubject::Subject.Failure
) -> EmployeeGlass::EmployeeServiceError {
  switch failure {
  case .unreachable: return .unreachable
  case .timedOut: return .timedOut
  }
}

/// The people of the previews, and a picture that a check may withhold.
nonisolated private struct Service: EmployeeGlass::EmployeeService {
  let people: EmployeeGlass::PreviewEmployeeService
  let fetch: DetailModelSubject::Subject.FetchesPicture

  @concurrent func page(after cursor: Swift::String?) async throws -> EmployeeGlass::EmployeePage {
    try await people.page(after: cursor)
  }

  @concurrent func avatar(at path: Swift::String) async throws -> EmployeeGlass::PixelImage {
    do {
      try await fetch()
    } catch let failure as DetailModelSubject::Subject.Failure {
      throw error(failure)
    }
    return try await people.avatar(at: path)
  }
}
