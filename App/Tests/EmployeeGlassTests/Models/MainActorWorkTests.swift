import Foundation
import Testing

@testable import EmployeeGlass

@MainActor @Suite("Work on the main actor", .timeLimit(.minutes(5)))
struct MainActorWorkTests {
  @Test("the main actor touches none of 100,000 employees while they load, are sorted and searched")
  func hundredThousand() async throws {
    let meter = MainActorMeter()
    let service = PreviewEmployeeService(employees: .company(100_000))
    let repository = EmployeeRepository(service: service, work: meter.work)
    let model = DirectoryModel(repository: repository)
    let window = Task { await model.windowAppeared() }
    await wait { model.lastUpdated != nil && model.totalCount == 100_000 }
    let afterLoading = meter.elsewhere
    #expect(afterLoading > 100_000)

    for order in DirectoryOrder.allCases {
      model.order = order
      await wait { model.snapshot?.query.order == order && !model.isSearching }
    }
    // They are in these orders from the start.
    #expect(meter.elsewhere == afterLoading)

    model.searchText = "name"
    await wait { model.matchCount == 100_000 && !model.isSearching }
    model.searchText = "99999"
    await wait { model.matchCount == 1 }
    model.filter.departments = ["Group 3"]
    await wait { model.matchCount <= 1 && !model.isSearching }
    model.clearSearchButtonTapped()
    model.clearFilterButtonTapped()
    await wait { model.matchCount == 100_000 && !model.isSearching }
    #expect(meter.elsewhere > afterLoading + 200_000)
    #expect(meter.onMainActor == 0)

    // A row on the screen is one.
    #expect(model.sections.last?.employees.last != nil)
    #expect(meter.onMainActor == 1)
    window.cancel()
  }

  @Test("the meter sees work on the main actor")
  func naive() async throws {
    let meter = MainActorMeter()
    let roster = try await Roster.make(version: 1, of: .company(500), work: meter.work)
    #expect(meter.onMainActor == 0)
    let snapshot = try roster.snapshot(for: DirectoryQuery(searchText: "name"))
    #expect(snapshot.matchCount == 500)
    #expect(meter.onMainActor == 1_000)
  }
}
