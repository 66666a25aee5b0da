import Observation
@_spi(Workshop) public import SwiftUI
@_spi(Workshop) public import ViewsSubject

@testable import EmployeeGlass

/// Shows the learner's view to the checks: in a sheet, and in the app.
public func makeSubject() -> ViewsSubject::Subject {
  ViewsSubject::Subject(
    open: {
      @MainActor (search: @escaping ViewsSubject::Subject.Search) async
        -> ViewsSubject::Subject.Screen in await screen(search)
    },
    openWindow: { @MainActor () -> ViewsSubject::Subject.Window in
      let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
        service: EmployeeGlass::PreviewEmployeeService(), editing: Editing())
      return ViewsSubject::Subject.Window(
        host: SwiftUI::ViewHost(EmployeeGlass::DirectoryWindow(repository: repository)),
        followers: { @MainActor () async -> Swift::Int in await repository.observerCount })
    })
}

@MainActor private func screen(
  _ search: @escaping ViewsSubject::Subject.Search
) async -> ViewsSubject::Subject.Screen {
  let service: EmployeeGlass::PreviewEmployeeService = EmployeeGlass::PreviewEmployeeService()
  let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
    service: service, messages: EmployeeGlass::PreviewMessageService())
  await repository.refresh()
  let stage: Stage = Stage(service.employees[1], repository, search)
  return ViewsSubject::Subject.Screen(
    host: SwiftUI::ViewHost(ListWithSheet(stage: stage)),
    present: { @MainActor (isOpen: Swift::Bool) -> Swift::Void in stage.isOpen = isOpen },
    makeAgain: { @MainActor () -> Swift::Void in stage.round += 1 },
    change: { @MainActor (name: Swift::String, office: Swift::String) async -> Swift::Void in
      stage.employee = changed(stage.employee, name: name, office: office)
      // 山田 花子, who reports to her.
      let report: EmployeeGlass::Employee = service.employees[2]
      let changes: [Swift::Int: EmployeeGlass::Employee?] = [
        stage.employee.id: stage.employee,
        report.id: changed(report, name: report.name, office: office),
      ]
      _ = try? await repository.apply(changes)
    },
    tell: { @MainActor () -> Swift::Void in stage.tell() },
    followers: { @MainActor () async -> Swift::Int in await repository.observerCount },
    edits: { @MainActor () -> [Swift::String] in stage.edits })
}

/// What the list of the checks knows.
@MainActor @Observable private final class Stage {
  var isOpen: Swift::Bool = true
  var round: Swift::Int = 0
  @ObservationIgnored var employee: EmployeeGlass::Employee
  @ObservationIgnored var edits: [Swift::String] = []
  /// The row that was tapped: it may be older than what the sheet has heard since.
  @ObservationIgnored private let listed: EmployeeGlass::Employee
  @ObservationIgnored private let repository: EmployeeGlass::EmployeeRepository
  @ObservationIgnored private let search: ViewsSubject::Subject.Search
  /// Kept, since SwiftUI does not promise when it frees what a closed sheet stored: a model that is freed cancels its
  /// search by itself, and a view that ends nothing would pass.
  @ObservationIgnored private var models: [EmployeeGlass::EmployeeDetailModel] = []

  init(
    _ employee: EmployeeGlass::Employee, _ repository: EmployeeGlass::EmployeeRepository,
    _ search: @escaping ViewsSubject::Subject.Search
  ) {
    (self.employee, self.repository, self.search) = (employee, repository, search)
    listed = employee
  }

  /// As the models do that hear of it from the server.
  func tell() {
    for model: EmployeeGlass::EmployeeDetailModel in models {
      model.notice = EmployeeGlass::EmployeeDetailModel.Notice.changed
    }
  }

  /// A model of its own for each view, as the app makes it.
  func model() -> EmployeeGlass::EmployeeDetailModel {
    let model: EmployeeGlass::EmployeeDetailModel = EmployeeGlass::EmployeeDetailModel(
      employee: listed, repository: repository
    ) {
      [search] (_: EmployeeGlass::PixelImage, count: Swift::Int) async throws
        -> [EmployeeGlass::PaletteColor] in
      let found: Swift::Int = try await search(count)
      return [EmployeeGlass::PaletteColor](
        repeating: EmployeeGlass::PaletteColor(red: 0.5, green: 0.5, blue: 0.5), count: found)
    }
    models.append(model)
    return model
  }
}

private struct ListWithSheet: SwiftUI::View {
  @SwiftUI::Bindable var stage: Stage

  var body: some SwiftUI::View {
    let round: Swift::Int = stage.round
    SwiftUI::Text("List, made \(round) times again")
      .sheet(isPresented: $stage.isOpen) { sheet(round) }
  }

  private func sheet(_ round: Swift::Int) -> some SwiftUI::View {
    SwiftUI::NavigationStack {
      EmployeeGlass::EmployeeDetailView(
        model: stage.model(),
        edit: { (employee: EmployeeGlass::Employee) -> Swift::Void in
          stage.edits.append(employee.office)
        },
        close: { () -> Swift::Void in stage.isOpen = false })
    }
  }
}

/// Takes another office for the people of the previews.
private struct Editing: EmployeeGlass::EditingService {
  struct Unasked: Swift::Error {}

  @concurrent func current(_ id: Swift::Int) async throws -> EmployeeGlass::TaggedEmployee {
    EmployeeGlass::TaggedEmployee(
      employee: EmployeeGlass::PreviewEmployeeService().employees[id - 1], tag: "1")
  }

  @concurrent func save(
    _ draft: EmployeeGlass::EmployeeDraft, as id: Swift::Int, ifStill tag: Swift::String
  ) async throws -> EmployeeGlass::TaggedEmployee {
    let now: EmployeeGlass::Employee = EmployeeGlass::PreviewEmployeeService().employees[id - 1]
    return EmployeeGlass::TaggedEmployee(
      employee: changed(now, name: now.name, office: draft.office), tag: "2")
  }

  @concurrent func add(
    _ draft: EmployeeGlass::EmployeeDraft, key: Swift::String
  ) async throws -> EmployeeGlass::TaggedEmployee { throw Unasked() }

  @concurrent func remove(_ id: Swift::Int, ifStill tag: Swift::String) async throws {
    throw Unasked()
  }

  @concurrent func restore(_ id: Swift::Int) async throws -> EmployeeGlass::TaggedEmployee {
    throw Unasked()
  }
}

private nonisolated func changed(
  _ employee: EmployeeGlass::Employee, name: Swift::String, office: Swift::String
) -> EmployeeGlass::Employee {
  EmployeeGlass::Employee(
    id: employee.id, name: name, sortName: employee.sortName, department: employee.department,
    title: employee.title, email: employee.email, phone: employee.phone, office: office,
    startDate: employee.startDate, managerID: employee.managerID, avatarPath: employee.avatarPath)
}
