import Foundation
@_spi(Workshop) import StageGallery
@_spi(Workshop) import WorkshopUI
import WorkshopUISamples

// The stand-in's samples in windows, for people and for the browser's tests.
let gallery = StageGallery(
  title: "Samples",
  steps: Gallery.all.enumerated().map { index, sample in
    StageGallery.Step(
      id: sample.name, title: sample.name, note: "A sample",
      pages: [GalleryPage(sample.name) { Gallery.all[index].view }])
  })
exit(await gallery.run(CommandLine.arguments))
