public import AwaitTheNetworkSubject

@testable import AwaitTheNetwork

/// Hands the learner's directory to the checks.
public func makeSubject() -> AwaitTheNetworkSubject::Subject {
  AwaitTheNetworkSubject::Subject {
    (
      readBlocking: @escaping AwaitTheNetworkSubject::Subject.ReadBlocking,
      read: @escaping AwaitTheNetworkSubject::Subject.Read
    ) -> AwaitTheNetworkSubject::Subject.Directory
    in
    let server: AwaitTheNetwork::Server = AwaitTheNetwork::Server(
      readBlocking: readBlocking, read: read)
    let directory: AwaitTheNetwork::Directory = AwaitTheNetwork::Directory(server: server)
    return AwaitTheNetworkSubject::Subject.Directory(
      load: { (department: String) async throws -> Void in
        _ = try await directory.load(department)
      },
      names: { () -> [String] in directory.names }
    )
  }
}
