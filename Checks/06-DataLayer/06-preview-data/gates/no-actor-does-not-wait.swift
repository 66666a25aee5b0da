// must compile: nonisolated synchronous code asks for the title and uses the samples
// mode: app
@testable import PreviewData

nonisolated func titlesAtOnce() -> String {
  PreviewData::Demo.title() + [PreviewData::Employee].preview.map { $0.name }.joined()
}
