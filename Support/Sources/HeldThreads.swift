import Foundation

/// Calls a function on a thread of its own when all others of the process sleep, and suspends the caller until then.
///
/// ``eventually(turns:_:)`` waits for a job that a check holds, or that waits for a lock. This one looks at the
/// threads: where all sleep, they wait for a lock, for an event or for work. A thread that is woken counts as
/// running at once, before it has its turn on a processor. Elsewhere than on Linux it waits until the process uses no
/// processor time, which is strong evidence only.
///
/// - Parameter look: Lets go what is held where two threads of the pool may be: on a machine of two processors there
///   are no more, and the main actor needs one of them.
/// - Warning: All threads of the process count: ask in an exit test.
public func whenThreadsSleep<Value: Sendable>(
  _ look: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      waitUntilOtherThreadsSleep()
      continuation.resume(returning: look())
    }
  }
}

/// Gives other tasks and threads their turn until a condition holds, and says whether it came to hold.
///
/// For work that leaves the pool's jobs, such as a dispatch queue's, which ``eventually(turns:_:)`` does not see. The
/// answer no comes when all threads sleep, however long a busy machine takes for that: nothing is left that could
/// make the condition hold.
///
/// - Parameter condition: Asked on the main actor. It looks, and starts nothing.
/// - Warning: A no may come too early for work that waits for a timer, a file or another process. A thread that is
///   always at work, of other suites too, makes it late.
@MainActor
public func eventuallyOnAnyThread(_ condition: @MainActor () -> Bool) async -> Bool {
  // Most conditions hold after a few turns, which cost far less than a look at all threads.
  for _ in 0..<500 {
    if condition() { return true }
    await leaveTheMainActor()
  }
  await whenThreadsSleep {}
  return condition()
}

/// Begins something that calls a completion handler, and returns what the handler is called with first.
///
/// - Parameter begin: Called at once, on the main actor.
/// - Returns: Nil where nothing is left that could call it, as ``eventuallyOnAnyThread(_:)`` says no. A continuation in
///   its place would wait for ever.
@MainActor
public func firstCall<Value: Sendable>(
  _ begin: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value? {
  let values = SynchronizedArray<Value>()
  begin { values.append($0) }
  _ = await eventuallyOnAnyThread { !values.all.isEmpty }
  return values.all.first
}

#if os(Linux) && !WORKSHOP_PORTABLE
/// Gives up where other threads have used so much processor time that their work is taken for endless.
///
/// A number of looks alone would say how busy the machine is: it gives work its turn as it likes.
private func waitUntilOtherThreadsSleep() {
  var othersTime: Int { ProcessorTime.ofOthers - ProcessorTime.ofThisThread }
  let begin = othersTime
  var asleep = 0
  for look in 0..<200_000 {
    // Once is not enough: a lock that is passed on is held by a sleeper for a moment.
    asleep = otherThreadsSleep() ? asleep + 1 : 0
    if asleep == 3 { return }
    if look >= 20_000, othersTime - begin > 3_000_000 { return }
    sched_yield()
  }
}

private func otherThreadsSleep() -> Bool {
  guard let folder = opendir("/proc/self/task") else { return false }
  defer { closedir(folder) }
  let link = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
    count = max(0, buffer.baseAddress.map { readlink("/proc/thread-self", $0, buffer.count) } ?? 0)
  }
  let own = String(decoding: link, as: UTF8.self).split(separator: "/").last.map(String.init)
  while let entry = readdir(folder) {
    let thread = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if thread.first != ".", thread != own, !isAsleep(thread) { return false }
  }
  return true
}

/// Whether a thread sleeps, or has ended.
private func isAsleep(_ thread: String) -> Bool {
  guard let file = fopen("/proc/self/task/\(thread)/stat", "r") else { return true }
  defer { fclose(file) }
  let line = [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
    count = fread(buffer.baseAddress, 1, buffer.count, file)
  }
  // The state stands behind the name in parentheses, which may have any characters in it.
  guard let end = line.lastIndex(of: UInt8(ascii: ")")), end + 2 < line.count else { return true }
  return line[end + 2] == UInt8(ascii: "S")
}
#else
private func waitUntilOtherThreadsSleep() {
  var quiet = ProcessorQuiet()
  while !quiet.isReached, !quiet.isEndless { quiet.look() }
}
#endif
