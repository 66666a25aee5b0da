import Testing
@_spi(Workshop) import WorkshopUI
import WorkshopUISamples

@testable import WebWindow

@MainActor @Suite struct GalleryRenderingTests {
  @Test func everythingThatTheSamplesShowHasAPicture() {
    for sample in Gallery.all {
      let page = RenderedPage(sample.view)
      #expect(page.renderer.unrendered == [], "\(sample.name)")
    }
  }

  @Test func everySymbolOfTheSamplesIsDrawn() {
    for sample in Gallery.all {
      let names = RenderedPage(sample.view).host.all("Image").compactMap { $0["systemName"] }
      #expect(names.filter { !Symbol.isKnown($0) } == [], "\(sample.name)")
    }
  }

  @Test func everyIdOfASampleIsThereOnce() {
    for sample in Gallery.all {
      let ids = RenderedPage(sample.view).all.compactMap(\.id)
      #expect(ids.count == Set(ids).count, "\(sample.name)")
    }
  }

  @Test func everyFieldOfASampleHasAName() {
    for sample in Gallery.all {
      let page = RenderedPage(sample.view)
      let labelled = Set(page.all.filter { $0.tag == "label" }.compactMap { $0["for"] })
      let within = page.all.filter { $0.tag == "label" }.flatMap(\.all).compactMap(\.id)
      for field in page.all where ["input", "select", "textarea"].contains(field.tag) {
        let id = field.id ?? ""
        let isNamed =
          field["aria-label"]?.isEmpty == false || labelled.contains(id) || within.contains(id)
        #expect(isNamed, "\(sample.name): \(id)")
      }
    }
  }

  @Test func everyButtonOfASampleHasAName() {
    for sample in Gallery.all {
      for button in RenderedPage(sample.view).all where button.tag == "button" {
        let isNamed = button["aria-label"]?.isEmpty == false || !button.words.isEmpty
        #expect(isNamed, "\(sample.name): \(button.id ?? "")")
      }
    }
  }
}
