// must compile: synchronous code on the main actor makes a model and uses the samples
// mode: app
@testable import PreviewData

func showsSamplesAtOnce() -> Int {
  PreviewData::DirectoryModel().employees.count + [PreviewData::Employee].preview.count
}
