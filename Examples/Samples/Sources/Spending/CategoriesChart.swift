import Charts
import SwiftUI

/// A bar for each category. A tap on a bar restricts the other charts to its category.
struct CategoriesChart: View {
  let expenses: [Expense]
  @Binding var selection: Category?

  var body: some View {
    Chart(totals, id: \.category) { item in
      BarMark(x: .value("Amount", item.amount), y: .value("Category", item.category))
        .foregroundStyle(by: .value("Category", item.category))
        .cornerRadius(4)
        .opacity(selection == nil || selection == item.category ? 1 : 0.35)
        .annotation(position: .trailing) {
          Text(item.amount, format: .currency(code: "EUR").precision(.fractionLength(0))).font(.caption).foregroundStyle(.secondary)
        }
    }
    .chartXAxis(.hidden)
    .chartYAxis { AxisMarks(position: .leading) }
    .chartXScale(range: .plotDimension(endPadding: 60))
    .chartLegend(.hidden)
    .chartGesture { proxy in
      SpatialTapGesture().onEnded { tap in
        let tapped = proxy.value(atY: tap.location.y, as: Category.self)
        withAnimation { selection = tapped == selection ? nil : tapped }
      }
    }
    .frame(height: 170)
  }

  private var totals: [(category: Category, amount: Double)] {
    Category.allCases.map { category in
      (category, expenses.filter { $0.category == category }.map(\.amount).reduce(0, +))
    }
  }
}
