import Expenses
import SwiftData
import SwiftUI

@main
struct ExpensesApp: App {
  var body: some Scene {
    WindowGroup("Expenses") { ExpenseList() }
      .defaultSize(width: 460, height: 720)
      .modelContainer(for: Expense.self, isUndoEnabled: true)
  }
}
