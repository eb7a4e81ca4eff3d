import Foundation

/// The changes of one save. Mirrors SwiftData's `HistoryTransaction`.
public protocol HistoryTransaction {
  associatedtype TokenType: HistoryToken
  associatedtype TransactionIdentifierType: Hashable & Sendable

  /// The name of the context that saved, or `nil` if it had none.
  var author: String? { get }
  /// The changes of the save.
  var changes: [HistoryChange] { get }
  /// The identifier of the store.
  var storeIdentifier: String { get }
  /// The time of the save.
  var timestamp: Date { get }
  /// The point in the history right after the save.
  var token: TokenType { get }
  /// The number of the transaction in its store.
  var transactionIdentifier: TransactionIdentifierType { get }
}

/// A point in a store's history. Mirrors SwiftData's `HistoryToken`.
public protocol HistoryToken: Codable, Comparable, Hashable, Sendable {
  associatedtype TokenType: Codable & Comparable & Hashable & Sendable

  /// The values of the point by the identifier of the store.
  var tokenValue: [String: TokenType]? { get }
}

/// The changes of one save to a store of this implementation. Mirrors SwiftData's `DefaultHistoryTransaction`.
public struct DefaultHistoryTransaction: HistoryTransaction, Sendable {
  /// The value of the context's `author`.
  public let author: String?
  /// The identifier of the program's bundle, or its name.
  public let bundleIdentifier: String
  /// The changes in the order in which they were written: deletions, insertions, updates.
  public let changes: [HistoryChange]
  /// The name of the process.
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64
}

/// A point in the history of a store of this implementation. A program keeps a token in order to fetch the changes since that point later.
/// Mirrors SwiftData's `DefaultHistoryToken`.
///
/// A token is less than another one if it is earlier in the history of the same store. Tokens of different stores are unordered.
public struct DefaultHistoryToken: HistoryToken {
  /// The number of the transaction, by the identifier of the store.
  public let tokenValue: [String: Int64]?

  public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool {
    guard let left = lhs.tokenValue, let right = rhs.tokenValue else { return lhs.tokenValue == nil && rhs.tokenValue != nil }
    return left.contains { store, number in right[store].map { number < $0 } ?? false }
  }
}
