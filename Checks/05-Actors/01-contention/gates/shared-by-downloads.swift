// must compile: any number of tasks may use a pool: nonisolated downloads share one
// mode: library
@testable import Contention

func gateGoesAnywhere<Value: Sendable>(_ value: Value) {}

@concurrent
func gateDownload(over pool: Contention::ConnectionPool) async {
  gateGoesAnywhere(pool)
  let connection: Contention::Connection = await pool.borrow()
  await pool.giveBack(connection)
}
