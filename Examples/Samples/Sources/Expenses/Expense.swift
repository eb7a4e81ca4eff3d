import Foundation
import SwiftData

/// An expense.
@Model
public final class Expense {
  var title: String
  var amount: Double
  var date: Date
  var category: Category?

  init(title: String, amount: Double, date: Date, category: Category? = nil) {
    self.title = title
    self.amount = amount
    self.date = date
    self.category = category
  }
}

/// A category of expenses.
@Model
final class Category {
  @Attribute(.unique) var name: String
  var symbol: String
  @Relationship(deleteRule: .nullify, inverse: \Expense.category) var expenses: [Expense] = []

  init(name: String, symbol: String) {
    self.name = name
    self.symbol = symbol
  }

  /// The initial categories of a new store.
  static var usual: [Category] {
    [
      Category(name: "Food", symbol: "cart"), Category(name: "Home", symbol: "house"), Category(name: "Travel", symbol: "tram"),
      Category(name: "Leisure", symbol: "music.note"),
    ]
  }
}
