actor Repository {
  private(set) var windows = 0
  func follow() { windows += 1 }
  func stopFollowing() { windows -= 1 }
}

let repository = Repository()
let (states, continuation) = AsyncStream.makeStream(of: Int.self)

let window = Task {
  await repository.follow()
  for await state in states { print(state) }
  await repository.stopFollowing()
}
window.cancel()
await window.value
print(await repository.windows)
continuation.finish()
