import Charts
import SwiftUI

/// Stacked areas, as amounts or as fractions of the whole.
struct EnergyChart: View {
  private struct Amount: Identifiable {
    let year: Int
    let source: String
    let value: Double
    var id: String { "\(source)\(year)" }
  }

  private static let amounts: [Amount] = ["Water", "Wind", "Sun"].enumerated().flatMap { kind, source in
    (0...12).map { step in
      let growth = [0.2, 1.5, 0.4 * Double(step)][kind] * Double(step)
      return Amount(year: 2010 + step, source: source, value: [22, 9, 1][kind] + growth + Double((step * 7 + kind * 5) % 4))
    }
  }

  @State private var isShare = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Chart(Self.amounts) { amount in
        AreaMark(x: .value("Year", amount.year), y: .value("Energy", amount.value), stacking: isShare ? .normalized : .standard)
          .foregroundStyle(by: .value("Source", amount.source))
          .interpolationMethod(.catmullRom)
          .opacity(0.85)
      }
      .chartXScale(domain: 2010...2022)
      .chartXAxis {
        AxisMarks(values: .stride(by: 4.0)) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel { if let year = value.as(Int.self) { Text(String(year)) } }
        }
      }
      .chartForegroundStyleScale(["Water": Color.blue, "Wind": .teal, "Sun": .yellow])
      .frame(height: 190)
      Toggle("Normalized", isOn: $isShare.animation()).fixedSize()
    }
  }
}
