import Charts
import SwiftUI

/// Rectangles whose colors represent numbers.
struct HeatChart: View {
  private struct Cell: Identifiable {
    let id: Int
    let day: String
    let hour: Int
    let count: Int
  }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let cells: [Cell] = (0..<days.count * 8).map { index in
    let (day, step) = (index / 8, index % 8)
    return Cell(id: index, day: days[day], hour: step * 3, count: (index * 31 + day * 17) % 50)
  }

  var body: some View {
    Chart(Self.cells) { cell in
      RectangleMark(x: .value("Hour", "\(cell.hour) h"), y: .value("Day", cell.day), width: .ratio(0.94), height: .ratio(0.9))
        .foregroundStyle(by: .value("Visits", cell.count))
        .cornerRadius(3)
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.mint.opacity(0.15), .teal, .indigo]))
    .frame(height: 230)
  }
}
