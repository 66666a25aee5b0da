import LoopbackHTTP

extension WebWindow {
  /// Answers until a signal asks the program to end, then stops.
  ///
  /// - Returns: Whether that was so; false where the system took the socket.
  package func run(until interruption: Interruption) async -> Bool {
    await withTaskGroup { group in
      group.addTask {
        await interruption.wait()
        return true
      }
      group.addTask {
        await self.waitUntilStopped()
        return false
      }
      let first = await group.next() ?? false
      group.cancelAll()
      await self.stop()
      return first
    }
  }
}
