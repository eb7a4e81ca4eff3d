import Charts
import SwiftUI

/// A year of days, of which two months are visible at a time.
struct TemperatureChart: View {
  private struct Day: Identifiable {
    let id: Int
    let date: Date
    let low: Double
    let high: Double
  }

  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
  private static let days: [Day] = (0..<366).map { index in
    let season = -cos(Double(index) / 366 * 2 * .pi)
    let weather = sin(Double(index) * 0.61) * 3 + sin(Double(index) * 0.23) * 2
    return Day(
      id: index, date: start.addingTimeInterval(Double(index) * 86_400), low: 6 + 9 * season + weather,
      high: 13 + 12 * season + weather * 1.4)
  }

  @State private var position = start.addingTimeInterval(86_400 * 150)

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Chart(Self.days) { day in
        AreaMark(x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
          .foregroundStyle(Color.orange.opacity(0.25))
          .interpolationMethod(.monotone)
        LineMark(x: .value("Day", day.date), y: .value("High", day.high))
          .foregroundStyle(.orange)
          .interpolationMethod(.monotone)
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 86_400 * 60)
      .chartScrollPosition(x: $position)
      .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
      .chartYScale(domain: -10...35)
      .chartYAxis { AxisMarks(format: Degrees()) }
      .frame(height: 190)
      HStack(spacing: 12) {
        Button("January") { withAnimation { position = Self.start } }
        Button("July") { withAnimation { position = Self.start.addingTimeInterval(86_400 * 182) } }
      }
    }
  }
}

/// The format of degrees on an axis.
private struct Degrees: FormatStyle {
  func format(_ value: Double) -> String { "\(Int(value.rounded()))°" }
}
