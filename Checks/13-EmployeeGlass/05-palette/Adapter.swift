public import PaletteSubject

@testable import EmployeeGlass

/// Hands the learner's extractor to the checks, alone and inside the app.
public func makeSubject() -> PaletteSubject::Subject {
  typealias Picture = PaletteSubject::Subject.Picture
  @Sendable func image(_ picture: Picture) -> EmployeeGlass::PixelImage {
    EmployeeGlass::PixelImage(
      width: picture.width, height: picture.height, bytes: picture.bytes)!
  }
  @Sendable func words(_ colors: [EmployeeGlass::PaletteColor]) -> [Swift::String] {
    colors.Swift::map { (color: EmployeeGlass::PaletteColor) -> Swift::String in color.hex }
  }
  return PaletteSubject::Subject(
    palette: {
      (picture: Picture, count: Swift::Int, work: @escaping @Sendable (Swift::Int) -> Swift::Void)
        async throws -> [Swift::String] in
      let colors: [EmployeeGlass::PaletteColor] = try await EmployeeGlass::PaletteExtractor.palette(
        of: image(picture), count: count, work: work)
      return words(colors)
    },
    expected: { (picture: Picture, count: Swift::Int) -> PaletteSubject::Subject.Found in
      found(in: picture, count: count, words)
    },
    sheet: { @MainActor () -> PaletteSubject::Subject.Sheet in
      let service: EmployeeGlass::PreviewEmployeeService = EmployeeGlass::PreviewEmployeeService()
      let repository: EmployeeGlass::EmployeeRepository = EmployeeGlass::EmployeeRepository(
        service: service)
      let model: EmployeeGlass::EmployeeDetailModel = EmployeeGlass::EmployeeDetailModel(
        employee: service.employees[0], repository: repository)
      return PaletteSubject::Subject.Sheet(
        appear: { @MainActor () async -> Swift::Void in await model.sheetAppeared() },
        moveSlider: { @MainActor (count: Swift::Int) -> Swift::Void in model.colorCount = count },
        colors: { @MainActor () -> [Swift::String] in words(model.colors) })
    })
}

/// The colours of a picture, by the parts of the app that are given.
@MainActor
private func found(
  in picture: PaletteSubject::Subject.Picture, count: Swift::Int,
  _ words: ([EmployeeGlass::PaletteColor]) -> [Swift::String]
) -> PaletteSubject::Subject.Found {
  typealias Shade = EmployeeGlass::PaletteExtractor.Shade
  var sums: [Swift::Int: (parts: SIMD3<Swift::Int>, count: Swift::Int)] = [:]
  for start: Swift::Int in Swift::stride(from: 0, to: picture.bytes.count, by: 3) {
    let pixel: SIMD3<Swift::Int> = SIMD3<Swift::Int>(
      Swift::Int(picture.bytes[start]), Swift::Int(picture.bytes[start + 1]),
      Swift::Int(picture.bytes[start + 2]))
    let key: Swift::Int = (pixel.x / 8) * 1024 + (pixel.y / 8) * 32 + pixel.z / 8
    sums[key, default: (SIMD3<Swift::Int>.zero, 0)].parts &+= pixel
    sums[key, default: (SIMD3<Swift::Int>.zero, 0)].count += 1
  }
  var shades: [Shade] = []
  for sum: (parts: SIMD3<Swift::Int>, count: Swift::Int) in sums.values {
    let mean: SIMD3<Swift::Double> =
      SIMD3<Swift::Double>(sum.parts) / Swift::Double(sum.count) / 255
    shades.append(
      Shade(
        color: EmployeeGlass::OKLab(
          EmployeeGlass::PaletteColor(red: mean.x, green: mean.y, blue: mean.z)),
        weight: Swift::Double(sum.count)))
  }
  shades.sort(by: Shade.isBefore)
  let all: Swift::Int = shades.count
  var passes: Swift::Int = 0
  if shades.count > count {
    var clusters: EmployeeGlass::ColorClusters = EmployeeGlass::ColorClusters(
      of: shades, count: count)
    while !clusters.isSettled {
      clusters.improve()
      passes += 1
    }
    shades = clusters.shades
  }
  shades.sort(by: Shade.isBefore)
  let colors: [EmployeeGlass::PaletteColor] = EmployeeGlass::PaletteExtractor.mixed(
    shades.Swift::map { (shade: Shade) -> EmployeeGlass::OKLab in shade.color }, count)
  return PaletteSubject::Subject.Found(colors: words(colors), passes: passes, shades: all)
}
