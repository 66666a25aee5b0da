import OfflineAdapter
import OfflineSubject
import Synchronization
import Testing
import WorkshopSupport

extension OfflineChecks {
  @Test(
    "A connection that returns after a change to a part of the people does not say that all are there"
  )
  func returnedAfterAChange() async throws {
    let server = Server()
    let directory = await broken(server)
    _ = try await directory.apply([1: "Ada"])
    await directory.comeBack()
    _ = await workEnds()
    let (state, names) = (await directory.state(), await directory.names())
    #expect(
      state.updated == nil || names.count == 3,
      """
      A first load broke off, a person was changed, and the connection is there again. One page is missing: the list \
      has \(names), and the state is \(state). After a change there is nothing `interrupted`. What else says that \
      people are missing?
      """)
  }
}
