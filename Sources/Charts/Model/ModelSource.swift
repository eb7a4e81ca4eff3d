import Foundation
import Oriel

/// Makes the models of a content: one for the ticks that a size has room for.
final class ModelSource {
  private let input: ModelInput
  private var last: PlotModel?
  private(set) lazy var scales = StyleScales(input)

  init(_ input: ModelInput) { self.input = input }

  var configuration: ChartConfiguration { input.configuration }

  /// The model for about so many ticks on the axes.
  func model(xTicks: Int, yTicks: Int, record: DrawingRecord?) -> PlotModel {
    if let last, last.input.xTickCount == xTicks, last.input.yTickCount == yTicks { return last }
    var input = input
    input.xTickCount = xTicks
    input.yTickCount = yTicks
    let model = PlotModel(input, scales: scales)
    record?.models += 1
    last = model
    return model
  }
}
