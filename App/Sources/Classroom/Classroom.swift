import Foundation
import LoopbackHTTP
import Synchronization

/// A room that collects what the learners of a class choose to send, and shows it to their trainer.
public final class Classroom: Sendable {
  public struct Configuration: Sendable {
    public var plan: ClassroomPlan
    /// Shown on the page and to learners.
    public var name: String
    /// Where what was sent is kept until the class ends.
    public var folder: URL
    /// Which address of this machine it listens on.
    public var address = "127.0.0.1"
    /// 0 lets the system choose one.
    public var port: UInt16 = 8070
    /// Hears of what went wrong inside. Called on any thread.
    public var log: @Sendable (String) -> Void = { _ in }

    public init(plan: ClassroomPlan, name: String, folder: URL) {
      (self.plan, self.name, self.folder) = (plan, name, folder)
    }
  }

  /// The trainer's page, with the token that opens it.
  public let page: String
  /// What learners type behind `./workshop join`; the best guess first.
  public let joins: [String]
  /// How many people it still knew from before a restart.
  public let peopleAtStart: Int

  private let transport: HTTPTransport
  private let store: RoomStore
  private let ended: AsyncStream<Void>
  let room: Room

  private init(
    page: String, joins: [String], people: Int, transport: HTTPTransport, store: RoomStore,
    ended: AsyncStream<Void>, room: Room
  ) {
    (self.page, self.joins, peopleAtStart) = (page, joins, people)
    (self.transport, self.store, self.ended, self.room) = (transport, store, ended, room)
  }

  /// Opens the folder and begins to answer.
  ///
  /// - Throws: `ClassroomError`.
  public static func start(_ configuration: Configuration) async throws -> Classroom {
    let store = try RoomStore(folder: configuration.folder)
    do {
      let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
      let room = try Room(
        plan: configuration.plan, name: configuration.name, store: store, ending: continuation)
      let hosts = MachineAddress.hosts(listeningOn: configuration.address)
      let chosen = ChosenPort()
      let site = RoomSite(
        room: room, names: MachineAddress.names,
        addresses: { hosts.map { "\($0):\(chosen.number.withLock(\.self))" } },
        log: configuration.log)
      let transport = try await HTTPTransport.start(
        address: configuration.address, port: configuration.port
      ) { await site.response(to: $0) }
      chosen.number.withLock { $0 = transport.port }
      let record = await room.record
      return Classroom(
        page:
          "http://\(hosts.last ?? configuration.address):\(transport.port)/#\(record.trainer.text)",
        joins: hosts.map { "\($0):\(transport.port)/\(record.code)" },
        people: await room.people.count, transport: transport, store: store, ended: ended,
        room: room)
    } catch {
      store.letGo()
      if let fault = error as? PortUnavailable {
        throw ClassroomError.portUnavailable(configuration.address, fault.port, fault.reason)
      }
      throw error
    }
  }

  /// Deletes what a room has kept in its folder.
  ///
  /// - Returns: How many people it forgot.
  /// - Throws: `ClassroomError`, where a room is still open.
  public static func forget(_ folder: URL) throws -> Int {
    guard FileManager.default.fileExists(atPath: folder.path) else { return 0 }
    let store = try RoomStore(folder: folder)
    defer { store.letGo() }
    let count = store.readPeople().count
    try store.forget()
    return count
  }

  /// Returns when the trainer has ended the class on the page, or when the task is cancelled.
  public func waitForEnd() async { for await _ in ended {} }

  /// Returns when the server answers no more requests.
  public func waitUntilStopped() async { await transport.waitUntilStopped() }

  /// Takes no more requests, and finishes the answers under way. All that learners sent stays in
  /// the folder.
  public func finish() async {
    await transport.finish(within: 2)
    store.letGo()
  }
}

/// The port that the system chose. The address of the room is not known before it stands here.
private final class ChosenPort: Sendable {
  let number = Mutex<UInt16>(0)
}
