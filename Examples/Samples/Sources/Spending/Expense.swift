import Charts
import Foundation

/// A category of expenses.
public enum Category: String, CaseIterable, Plottable, Sendable {
  case home = "Home"
  case food = "Food"
  case travel = "Travel"
  case fun = "Fun"
}

/// An expense on a day.
public struct Expense: Identifiable, Sendable {
  /// The identity of the expense.
  public let id: Int
  /// The date of the expense.
  public let date: Date
  /// The category of the expense.
  public let category: Category
  /// The amount of money.
  public let amount: Double
}

extension Expense {
  /// The first day of the sample year.
  static let start = Date(timeIntervalSince1970: 1_735_689_600)

  /// The expenses of a year, which are always the same.
  public static let sample: [Expense] = (0..<365).flatMap { day -> [Expense] in
    Category.allCases.enumerated().compactMap { index, category in
      guard (day + index * 3) % [30, 2, 11, 5][index] == 0 else { return nil }
      let amount = [640, 14, 58, 19][index] + Double((day * 7 + index * 13) % 23)
      return Expense(id: day * 4 + index, date: start.addingTimeInterval(Double(day) * 86_400), category: category, amount: amount)
    }
  }
}
