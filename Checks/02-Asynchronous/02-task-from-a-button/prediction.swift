final class DirectoryModel {
  var isLoading = false

  func tapped() {
    Task { isLoading = true }
  }
}

let model = DirectoryModel()
model.tapped()
print("isLoading: \(model.isLoading)")
