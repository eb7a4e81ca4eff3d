import Charts
import SwiftUI

/// The expenses of a year, by month, by category and by day.
public struct SpendingScreen: View {
  private let expenses: [Expense]
  @State private var category: Category?

  /// Creates a screen of expenses.
  public init(expenses: [Expense] = Expense.sample) { self.expenses = expenses }

  public var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          section("By month") { MonthsChart(expenses: shown) }
          section("By category") { CategoriesChart(expenses: expenses, selection: $category) }
          section("Day by day") { DaysChart(expenses: shown) }
        }
        .padding()
      }
      .navigationTitle("Spending")
    }
  }

  private var shown: [Expense] { category.map { category in expenses.filter { $0.category == category } } ?? expenses }

  private func section(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content()
    }
  }
}
