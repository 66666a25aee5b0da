import Dispatch

nonisolated let key = DispatchSpecificKey<Bool>()
DispatchQueue.main.setSpecific(key: key, value: true)

nonisolated func isOnMainActor() -> Bool {
  DispatchQueue.getSpecific(key: key) == true
}

nonisolated func plain() async -> Bool { isOnMainActor() }

@concurrent func concurrent() async -> Bool { isOnMainActor() }

print(await plain(), await concurrent())
