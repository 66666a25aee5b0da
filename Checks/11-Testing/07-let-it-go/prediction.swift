final class Banner {
  func keepUp(_ sleep: () async -> Void) async { await sleep() }
}

var banner: Banner? = Banner()
weak let watched = banner
var wake: CheckedContinuation<Void, Never>?
let task = Task { [weak banner] in
  await banner?.keepUp { await withCheckedContinuation { wake = $0 } }
}
while wake == nil { await Task.yield() }
banner = nil
let isFreedAsleep = watched == nil
wake?.resume()
await task.value
print(isFreedAsleep, watched == nil)
