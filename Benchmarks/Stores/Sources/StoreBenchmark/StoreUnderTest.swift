import Foundation

/// One way to keep rows in a file, as a program would write it. Each has an index of `group`.
protocol StoreUnderTest {
  static var name: String { get }
  init(file: URL) throws
  /// Inserts in one transaction.
  mutating func insert(_ rows: [Row]) throws
  /// The sum of the prices of a group's rows, which are read whole, as objects where the store has objects.
  mutating func sum(ofGroup group: Int) throws -> (count: Int, price: Double)
  /// Gives one row another price and saves that.
  mutating func setPrice(_ price: Double, ofNumber number: Int) throws
}
