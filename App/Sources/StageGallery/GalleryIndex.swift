import Foundation
@_spi(Workshop) import WorkshopUI

/// All pages of a gallery by their steps. Each is a link, so that it can be opened beside others.
struct GalleryIndex: View {
  let gallery: StageGallery
  let token: String

  var body: some View {
    NavigationStack {
      List {
        ForEach(gallery.steps, id: \.id) { step in
          Section {
            ForEach(step.pages.indices, id: \.self) { number in
              link(to: number, of: step)
            }
          } header: {
            Text(step.title)
          } footer: {
            Text(step.note)
          }
        }
      }
      .navigationTitle(gallery.title)
    }
  }

  private func link(to number: Int, of step: StageGallery.Step) -> some View {
    let page = step.name(ofPage: number)
    return Link(destination: URL(string: "?page=\(page)&token=\(token)")!) {
      HStack {
        Text(step.pages[number].title)
        Spacer()
        Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
  }
}
