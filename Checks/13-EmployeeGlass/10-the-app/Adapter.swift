import Foundation
import Observation
@_spi(Workshop) public import SwiftUI
@_spi(Workshop) public import TheAppSubject
import WorkshopSupport

@testable import EmployeeGlass

/// Starts the learner's app for the checks.
public func makeSubject() -> TheAppSubject::Subject {
  TheAppSubject::Subject {
    @MainActor
    (
      asks: @escaping @Sendable () async throws -> Swift::Void,
      follows: @escaping @Sendable (Swift::Int) -> Swift::Void
    ) -> TheAppSubject::Subject.Running in
    let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
      service: Service(asks: asks),
      events: EmployeeGlass::EventSubscription(
        service: Events(follows: follows), clock: WorkshopSupport::ManualClock()))
    let app: EmployeeGlass::EmployeeGlassApp = EmployeeGlass::EmployeeGlassApp(
      repository: repository)
    return TheAppSubject::Subject.Running(
      openWindow: { @MainActor (phase: SwiftUI::ScenePhase) -> TheAppSubject::Subject.Window in
        let stage: Stage = Stage()
        stage.phase = phase
        return TheAppSubject::Subject.Window(
          host: SwiftUI::ViewHost(Screen(app: app, stage: stage)),
          setPhase: { @MainActor (phase: SwiftUI::ScenePhase) -> Swift::Void in
            stage.phase = phase
          },
          makeAgain: { @MainActor () -> Swift::Void in stage.round += 1 })
      },
      readers: { @MainActor () async -> Swift::Int in await repository.observerCount },
      rename: { @MainActor (id: Swift::Int, name: Swift::String) async throws -> Swift::Void in
        let old: EmployeeGlass::Employee = EmployeeGlass::PreviewEmployeeService().employees[id - 1]
        try await repository.apply([id: renamed(old, name)])
      })
  }
}

/// What the system knows of a window.
@MainActor @Observable private final class Stage {
  var phase: SwiftUI::ScenePhase = SwiftUI::ScenePhase.active
  var round: Swift::Int = 0
}

private struct Screen: SwiftUI::View {
  let app: EmployeeGlass::EmployeeGlassApp
  let stage: Stage

  var body: some SwiftUI::View {
    let _: Swift::Int = stage.round
    SwiftUI::WorkshopApp.window(of: app)
      .environment(\.scenePhase, stage.phase)
  }
}

private nonisolated func renamed(
  _ employee: EmployeeGlass::Employee, _ name: Swift::String
) -> EmployeeGlass::Employee {
  EmployeeGlass::Employee(
    id: employee.id, name: name, sortName: employee.sortName, department: employee.department,
    title: employee.title, email: employee.email, phone: employee.phone, office: employee.office,
    startDate: employee.startDate, managerID: employee.managerID, avatarPath: employee.avatarPath)
}

nonisolated private struct Service: EmployeeGlass::EmployeeService {
  let asks: @Sendable () async throws -> Swift::Void

  @concurrent func page(after cursor: Swift::String?) async throws -> EmployeeGlass::EmployeePage {
    try await asks()
    return try await EmployeeGlass::PreviewEmployeeService().page(after: cursor)
  }

  @concurrent func avatar(at path: Swift::String) async throws -> EmployeeGlass::PixelImage {
    throw EmployeeGlass::EmployeeServiceError.unreachable
  }
}

/// Connections that are open at once, and stay so.
nonisolated private struct Events: EmployeeGlass::EventService {
  let follows: @Sendable (Swift::Int) -> Swift::Void

  func events(after id: Swift::String?) -> EmployeeGlass::EventConnection {
    let follows: @Sendable (Swift::Int) -> Swift::Void = follows
    typealias Continuation = EmployeeGlass::EventConnection.Pieces.Continuation
    return EmployeeGlass::EventConnection { (continuation: Continuation) -> Swift::Void in
      follows(1)
      continuation.onTermination = { @Sendable (_: Continuation.Termination) -> Swift::Void in
        follows(-1)
      }
      continuation.yield(Foundation::Data("id: 1\n\n".utf8))
    }
  }
}
