// must compile: downloads that belong to no actor share one pool, so it may go anywhere
// mode: library
@testable import Contention

func gateGoesAnywhere<Value: Sendable>(_ value: Value) {}

@concurrent
func gateDownload(over pool: Contention::ConnectionPool) async {
  gateGoesAnywhere(pool)
  let connection: Contention::Connection = await pool.borrow()
  await pool.giveBack(connection)
}
