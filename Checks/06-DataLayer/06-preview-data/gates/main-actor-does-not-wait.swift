// must compile: synchronous code on the main actor uses `preview`, itself and through the model
// mode: app
@testable import PreviewData

func showsSamplesAtOnce() -> Int {
  PreviewData::DirectoryModel().employees.count + [PreviewData::Employee].preview.count
}
