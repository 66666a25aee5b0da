// must compile: the function stays synchronous, like the work that it measures
// mode: app
@testable import FrameBudget

func fits(_ directory: FrameBudget::CompanyDirectory) -> Bool {
  FrameBudget::report(on: directory).fitsOneFrame
}
