import EmployeeServer
import Foundation

/// Runs a server on a free port for as long as a closure takes. Its time stands still unless a test says otherwise: on
/// a slow machine, a test lets a connection rest for longer than the server has patience.
func withServer<Value>(
  employees: Int = 40, storage: EmployeeServer.Storage = .memory,
  clock: any Clock<Duration> = ManualClock(), faults: EmployeeServer.Faults? = nil,
  _ body: (TestClient) async throws -> Value
) async throws -> Value {
  var configuration = EmployeeServer.Configuration()
  configuration.employees = employees
  configuration.storage = storage
  configuration.clock = clock
  configuration.faults = faults
  let server = try await EmployeeServer.start(configuration)
  do {
    let value = try await body(TestClient(server: server))
    await server.stop()
    return value
  } catch {
    await server.stop()
    throw error
  }
}

/// Makes an empty folder for as long as a closure takes.
func withFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("employees-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
