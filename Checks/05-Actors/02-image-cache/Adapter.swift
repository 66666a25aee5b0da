public import ImageCacheSubject

@testable import ImageCache

/// Hands the learner's cache to the checks.
public func makeSubject() -> ImageCacheSubject::Subject {
  ImageCacheSubject::Subject(
    makeCache: { (limit: Int) async -> ImageCacheSubject::Subject.Cache in
      let cache: ImageCache::ImageCache = await ImageCache::ImageCache(limit: limit)
      return ImageCacheSubject::Subject.Cache(
        image: { (employee: Int, width: Int) async -> Int? in
          let key: ImageCache::ImageKey = ImageCache::ImageKey(employeeID: employee, width: width)
          let image: ImageCache::Image? = await cache.image(for: key)
          return image?.pixels.Swift::first
        },
        insert: { (image: Int, employee: Int, width: Int) async -> Void in
          let key: ImageCache::ImageKey = ImageCache::ImageKey(employeeID: employee, width: width)
          await cache.insert(ImageCache::Image(pixels: [image]), for: key)
        },
        lookThenInsert: { (look: Int, image: Int, employee: Int) async -> Int? in
          let known: ImageCache::ImageKey = ImageCache::ImageKey(employeeID: look, width: 64)
          let key: ImageCache::ImageKey = ImageCache::ImageKey(employeeID: employee, width: 64)
          // The parameter has no type here: it is isolated if the cache is an actor.
          return await onItsActor(cache) { cache in
            let found: ImageCache::Image? = await cache.image(for: known)
            await cache.insert(ImageCache::Image(pixels: [image]), for: key)
            return found?.pixels.Swift::first
          }
        }
      )
    },
    areEqual: { (first: (Int, Int), second: (Int, Int)) -> (equal: Bool, inSet: Bool) in
      let keys: [ImageCache::ImageKey] = [
        ImageCache::ImageKey(employeeID: first.0, width: first.1),
        ImageCache::ImageKey(employeeID: second.0, width: second.1),
      ]
      return (keys[0] == keys[1], Set<ImageCache::ImageKey>(keys).count == 1)
    }
  )
}

private func onItsActor<Cache: Actor>(
  _ cache: isolated Cache, _ body: @Sendable (isolated Cache) async -> Int?
) async -> Int? {
  await body(cache)
}

@_disfavoredOverload
nonisolated(nonsending) private func onItsActor<Cache>(
  _ cache: Cache, _ body: nonisolated(nonsending) @Sendable (Cache) async -> Int?
) async -> Int? {
  await body(cache)
}
