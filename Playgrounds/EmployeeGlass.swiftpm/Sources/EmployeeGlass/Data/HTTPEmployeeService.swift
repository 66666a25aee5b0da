import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks the employee server.
nonisolated final class HTTPEmployeeService: EmployeeService {
  private let server: URL

  init(server: URL) {
    self.server = server
  }

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    EmployeePage(employees: [], total: 0, nextCursor: nil)
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage {
    throw CancellationError()
  }
}
