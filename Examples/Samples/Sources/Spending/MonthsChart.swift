import Charts
import SwiftUI

/// A bar for each month, which is divided by category. The chart shows the sum of the month at the pointer.
struct MonthsChart: View {
  private struct Sum: Identifiable {
    let month: Date
    let category: Category
    let amount: Double
    var id: String { "\(category.rawValue) \(month)" }
  }

  let expenses: [Expense]
  @State private var date: Date?
  @Environment(\.calendar) private var calendar

  var body: some View {
    Chart {
      ForEach(sums) { sum in
        BarMark(x: .value("Month", sum.month, unit: .month), y: .value("Amount", sum.amount))
          .foregroundStyle(by: .value("Category", sum.category))
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

  private var sums: [Sum] {
    let months = Dictionary(grouping: expenses) { calendar.dateInterval(of: .month, for: $0.date)?.start ?? $0.date }
    return months.sorted { $0.key < $1.key }.flatMap { month, expenses in
      Category.allCases.compactMap { category in
        let amount = expenses.filter { $0.category == category }.map(\.amount).reduce(0, +)
        return amount > 0 ? Sum(month: month, category: category, amount: amount) : nil
      }
    }
  }

  private func total(in month: DateInterval) -> Double {
    expenses.filter { $0.date >= month.start && $0.date < month.end }.map(\.amount).reduce(0, +)
  }
}
