import Charts
import SwiftUI

/// The graphs of functions.
struct WavesChart: View {
  var body: some View {
    Chart {
      AreaPlot(x: "x", yStart: "from", yEnd: "to") { x in (yStart: sin(x) * 0.6, yEnd: sin(x)) }
        .foregroundStyle(Color.blue.opacity(0.2))
      LinePlot(x: "x", y: "sin x") { sin($0) }
        .foregroundStyle(by: .value("Function", "sin x"))
      LinePlot(x: "x", y: "cos x") { cos($0) }
        .foregroundStyle(by: .value("Function", "cos x"))
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [5, 4]))
      RuleMark(y: .value("Zero", 0)).foregroundStyle(.secondary).lineStyle(StrokeStyle(lineWidth: 1))
    }
    .chartXScale(domain: -6...6)
    .chartYScale(domain: -1.5...1.5)
    .frame(height: 230)
  }
}
