import SwiftUI

/// The colours of the picture, and how many they are.
struct PaletteCard: View {
  @Bindable var model: EmployeeDetailModel

  var body: some View {
    DetailCard("Colors: \(model.colorCount)") {
      switch model.palettePhase {
      case .loading:
        ProgressView("Looking at the picture")
      case .ready(let colors):
        PaletteDrops(colors: colors.map(Color.init))
      case .failed(let problem):
        HStack {
          Text(problem.title)
            .foregroundStyle(.secondary)
          Spacer()
          Button("Retry") { model.retryPaletteButtonTapped() }
            .buttonStyle(.bordered)
        }
      }
      Slider(value: $model.colorCountOfSlider, in: EmployeeDetailModel.sliderRange, step: 1) {
        Text("Colors")
      } minimumValueLabel: {
        Text(EmployeeDetailModel.colorCounts.lowerBound, format: .number)
      } maximumValueLabel: {
        Text(EmployeeDetailModel.colorCounts.upperBound, format: .number)
      }
      .accessibilityValue("\(model.colorCount) colors")
    }
  }
}

extension EmployeeDetailModel {
  static let sliderRange = Double(colorCounts.lowerBound)...Double(colorCounts.upperBound)

  /// The number of colours, as a slider has it.
  var colorCountOfSlider: Double {
    get { Double(colorCount) }
    set { colorCount = Int(newValue.rounded()) }
  }
}
