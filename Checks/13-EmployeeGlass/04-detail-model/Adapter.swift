public import DetailModelSubject

@testable import EmployeeGlass

/// Hands the learner's model to the checks, inside the app.
public func makeSubject() -> DetailModelSubject::Subject {
  DetailModelSubject::Subject {
    @MainActor (search: DetailModelSubject::Subject.Search?) async
      -> DetailModelSubject::Subject.Sheet in
    let service: EmployeeGlass::PreviewEmployeeService = EmployeeGlass::PreviewEmployeeService()
    let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
      service: service)
    await repository.refresh()
    let kept: Kept = Kept(model(of: service.employees[1], repository, search))
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
    let found: Swift::Int = try await search(count)
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
