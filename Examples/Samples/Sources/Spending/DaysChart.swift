import Charts
import SwiftUI

/// The sum of each day, of which a month is visible at a time.
struct DaysChart: View {
  let expenses: [Expense]
  @State private var position = Expense.start

  var body: some View {
    Chart(expenses) { expense in
      BarMark(x: .value("Day", expense.date, unit: .day), y: .value("Amount", expense.amount))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 86_400 * 31)
    .chartScrollPosition(x: $position)
    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
    .frame(height: 180)
  }
}
