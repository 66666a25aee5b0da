public import ImageCacheSubject

@testable import ImageCache

/// Hands the learner's cache to the checks.
public func makeSubject() -> ImageCacheSubject::Subject {
  ImageCacheSubject::Subject { (limit: Int) async -> ImageCacheSubject::Subject.Cache in
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
      }
    )
  }
}
