import Foundation
import Oriel

/// A factory of models for a content. The model depends on the number of ticks that fit.
final class ModelSource {
  private let input: ModelInput
  private var last: PlotModel?
  private(set) lazy var scales = StyleScales(input)

  init(_ input: ModelInput) { self.input = input }

  var configuration: ChartConfiguration { input.configuration }

  /// Returns the model for an approximate number of ticks on the axes.
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
