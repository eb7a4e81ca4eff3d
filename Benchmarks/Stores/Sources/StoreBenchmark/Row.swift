import Foundation

/// A row of every store, which is derived from its number.
struct Row: Equatable {
  var number: Int
  var name: String
  var price: Double
  var group: Int
  var date: Date

  /// Creates a row. The rows of a group are distributed over the whole table.
  init(_ number: Int, of count: Int, inGroup size: Int) {
    self.number = number
    name = "Article \(number)"
    price = Double(number % 1000) / 4
    group = number % (count / size)
    date = Date(timeIntervalSinceReferenceDate: Double(number))
  }
}
