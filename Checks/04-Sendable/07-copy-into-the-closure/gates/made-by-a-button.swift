// must compile: a button, which cannot wait, has a filter made
// mode: app
@testable import CopyIntoTheClosure

func gateButtonWasPressed(_ model: CopyIntoTheClosure::DirectoryModel) {
  model.query = "Ada"
  _ = model.makeFilter()
}
