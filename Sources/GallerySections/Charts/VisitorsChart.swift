import Charts
import SwiftUI

/// Grouped or stacked bars. The chart shows the value at the pointer, and animates changes of the numbers.
struct VisitorsChart: View {
  private struct Visitors: Identifiable {
    let day: String
    let kind: String
    let count: Int
    var id: String { day + kind }
  }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  @State private var week = 0
  @State private var isGrouped = false
  @State private var day: String?

  private var visitors: [Visitors] {
    Self.days.enumerated().flatMap { index, day in
      ["Members", "Guests"].enumerated().map { kind, name in
        Visitors(day: day, kind: name, count: 40 + (index * 37 + kind * 53 + week * 71) % 90)
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Chart(visitors) { item in
        BarMark(x: .value("Day", item.day), y: .value("Visitors", item.count))
          .foregroundStyle(by: .value("Kind", item.kind))
          .position(by: .value("Kind", isGrouped ? item.kind : "All"))
          .cornerRadius(3)
          .opacity(day == nil || day == item.day ? 1 : 0.4)
      }
      .chartXSelection(value: $day)
      .chartYScale(domain: 0...(isGrouped ? 150 : 250))
      .frame(height: 190)
      WrappingRow {
        Button("Next week") { withAnimation(.bouncy) { week = (week + 1) % 4 } }
        Toggle("Side by side", isOn: $isGrouped.animation())
          .fixedSize()
        Text(told).font(.callout).foregroundStyle(.secondary).monospacedDigit()
      }
    }
  }

  private var told: String {
    guard let day else { return "Point at a day" }
    return "\(day): \(visitors.filter { $0.day == day }.map(\.count).reduce(0, +))"
  }
}
