import Foundation

nonisolated func isMainThread() -> Bool { Thread.isMainThread }

@concurrent
func isStillOnMain() async -> Bool { isMainThread() }

print(isMainThread(), await isStillOnMain())
