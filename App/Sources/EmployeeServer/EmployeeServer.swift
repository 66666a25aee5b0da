import Foundation
import LoopbackHTTP

/// The REST service of the company, on a port of this machine alone.
///
/// It may be embedded or run by itself: `employee-server` is no more than this type and its options.
/// All it holds is constant and Sendable, so any task may call it. It uses no actor of the app's,
/// and hands out none of its own: the two exchange only what HTTP carries.
public final class EmployeeServer: Sendable {
  /// Where the service begins, such as `http://127.0.0.1:8080`.
  public let url: URL
  /// How many employees there were when it started.
  public let employeesAtStart: Int

  private let transport: HTTPTransport
  let repository: EmployeeRepository
  private let heart: Task<Void, Never>
  private let imports: ImportRegistry

  private init(
    transport: HTTPTransport, service: EmployeeService, heart: Task<Void, Never>, employees: Int
  ) {
    self.transport = transport
    repository = service.repository
    imports = service.imports
    self.heart = heart
    employeesAtStart = employees
    url = URL(string: "http://127.0.0.1:\(transport.port)")!
  }

  /// Opens the data and begins to answer.
  ///
  /// - Throws: `EmployeeServerError`.
  public static func start(_ configuration: Configuration = Configuration()) async throws
    -> EmployeeServer
  {
    let repository = try await EmployeeRepository.open(
      configuration.storage, employees: configuration.employees)
    do {
      let service = EmployeeService(repository: repository, log: configuration.log)
      let employees = try await repository.count()
      let injector = configuration.faults.map { FaultInjector($0, clock: configuration.clock) }
      let transport = try await HTTPTransport.start(
        port: configuration.port, clock: configuration.clock
      ) { request in
        guard let injector else { return await service.response(to: request) }
        return await injector.answer { await service.response(to: request) }
      }
      let heart = beat(repository.events, by: configuration.clock)
      return EmployeeServer(
        transport: transport, service: service, heart: heart, employees: employees)
    } catch {
      try? await repository.close()
      if let fault = error as? PortUnavailable {
        throw EmployeeServerError.portUnavailable(fault.port, fault.reason)
      }
      throw error
    }
  }

  /// Ends every connection, and then closes the data with all that was answered in it.
  ///
  /// A change that is under way either becomes whole or does not happen. May be called twice.
  public func stop() async {
    heart.cancel()
    await transport.stop()
    try? await repository.close()
  }

  /// Takes no more requests, finishes the answers under way, and then stops.
  ///
  /// Event streams end at once, and tell their clients when to come back. Imports end at their last
  /// checkpoint, and can be resumed.
  ///
  /// - Parameter patience: How long it waits for an answer whose reader is slow.
  public func finish(within patience: Duration = .seconds(5)) async {
    heart.cancel()
    repository.events.end()
    imports.end()
    await transport.finish(within: patience / .seconds(1))
    try? await repository.close()
  }

  /// Returns when the server no longer answers: after `stop()`, or when the system takes its socket.
  public func waitUntilStopped() async {
    await transport.waitUntilStopped()
  }

  /// Sends heartbeats until the task is cancelled.
  private static func beat(_ hub: EventHub, by clock: some Clock<Duration>) -> Task<Void, Never> {
    var next = clock.now.advanced(by: EventHub.heartbeat)
    return Task {
      while (try? await clock.sleep(until: next, tolerance: nil)) != nil {
        hub.beat()
        next = next.advanced(by: EventHub.heartbeat)
      }
    }
  }
}
