// must compile: nonisolated downloads share one pool, so it can be sent anywhere
// mode: library
@testable import Contention

func gateGoesAnywhere<Value: Sendable>(_ value: Value) {}

@concurrent
func gateDownload(over pool: Contention::ConnectionPool) async {
  gateGoesAnywhere(pool)
  let connection: Contention::Connection = await pool.borrow()
  await pool.giveBack(connection)
}
