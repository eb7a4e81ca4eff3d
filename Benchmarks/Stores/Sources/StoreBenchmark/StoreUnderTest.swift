import Foundation

/// A store of rows in a file, as an app would write it. Each store has an index of `group`.
protocol StoreUnderTest {
  static var name: String { get }
  init(file: URL) throws
  /// Inserts rows in one transaction.
  mutating func insert(_ rows: [Row]) throws
  /// Returns the number and the sum of the prices of a group's rows. The rows are read completely, as objects if the store has objects.
  mutating func sum(ofGroup group: Int) throws -> (count: Int, price: Double)
  /// Changes the price of one row and saves the change.
  mutating func setPrice(_ price: Double, ofNumber number: Int) throws
}
