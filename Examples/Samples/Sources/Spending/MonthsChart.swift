import Charts
import SwiftUI

/// A bar for each month, made of the categories. The month that is pointed at says what it cost.
struct MonthsChart: View {
  let expenses: [Expense]
  @State private var date: Date?
  @Environment(\.calendar) private var calendar

  var body: some View {
    Chart {
      ForEach(expenses) { expense in
        BarMark(x: .value("Month", expense.date, unit: .month), y: .value("Amount", expense.amount))
          .foregroundStyle(by: .value("Category", expense.category))
      }
      if let date, let month = calendar.dateInterval(of: .month, for: date) {
        RuleMark(x: .value("Month", month.start.addingTimeInterval(month.duration / 2)))
          .foregroundStyle(.secondary.opacity(0.4))
          .zIndex(-1)
          .annotation(position: .top, overflowResolution: AnnotationOverflowResolution(x: .fit(to: .chart), y: .fit(to: .chart))) {
            Text(total(in: month), format: .currency(code: "EUR").precision(.fractionLength(0)))
              .font(.callout.bold())
              .padding(6)
              .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 6))
          }
      }
    }
    .chartXSelection(value: $date)
    .frame(height: 220)
  }

  private func total(in month: DateInterval) -> Double {
    expenses.filter { $0.date >= month.start && $0.date < month.end }.map(\.amount).reduce(0, +)
  }
}
