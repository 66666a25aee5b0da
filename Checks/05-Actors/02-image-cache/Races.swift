import ImageCacheAdapter
import ImageCacheSubject
import Testing
import WorkshopSupport

@Suite("Races in an image cache", .serialized)
struct ImageCacheRaces {
  @Test("Two tasks keep images and look for them at the same moment")
  func atTheSameMoment() async {
    let cache = await makeSubject().makeCache(4)
    await ConcurrentStress.inTasks { number, round in
      await cache.insert(round, (round + number) % 6, 64)
      _ = await cache.image(round % 6, 64)
    }
    await cache.insert(7, 99, 64)
    let image = await cache.image(99, 64)
    #expect(image == 7)
  }
}
