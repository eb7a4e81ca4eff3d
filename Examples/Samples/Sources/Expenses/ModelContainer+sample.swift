import Foundation
import SwiftData

extension ModelContainer {
  /// A store in memory with the expenses of a week.
  @MainActor
  public static var sampleExpenses: ModelContainer {
    let container = try! ModelContainer(for: Expense.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    let categories = Category.usual
    for category in categories { context.insert(category) }
    let contents: [(title: String, amount: Double, day: Int, category: Int)] = [
      ("Bread and cheese", 14.3, 2, 0), ("Tickets to the coast", 86, 3, 2), ("Ice cream for four", 11.2, 3, 3),
      ("Light bulbs", 23.95, 5, 1),
      ("Concert", 54, 6, 3), ("Market", 31.6, 7, 0),
    ]
    for (title, amount, day, category) in contents {
      let date = Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: day, hour: 12)) ?? .now
      context.insert(Expense(title: title, amount: amount, date: date, category: categories[category]))
    }
    return container
  }
}
