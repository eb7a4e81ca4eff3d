/// A change of one model. Mirrors SwiftData's `HistoryChange`.
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  /// The identifier of the model.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// The insertion of a model. Mirrors SwiftData's `HistoryInsert`.
public protocol HistoryInsert<Model>: Sendable {
  associatedtype Model: PersistentModel

  /// The identifier of the inserted model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The number of the change in its store.
  var changeIdentifier: Int64 { get }
  /// The number of the transaction.
  var transactionIdentifier: Int64 { get }
}

/// A change of a model's values. Mirrors SwiftData's `HistoryUpdate`.
public protocol HistoryUpdate<Model>: Sendable {
  associatedtype Model: PersistentModel

  /// The identifier of the updated model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The number of the change in its store.
  var changeIdentifier: Int64 { get }
  /// The number of the transaction.
  var transactionIdentifier: Int64 { get }
  /// The properties that were assigned.
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// The deletion of a model. Mirrors SwiftData's `HistoryDelete`.
public protocol HistoryDelete<Model>: Sendable {
  associatedtype Model: PersistentModel

  /// The identifier of the deleted model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The number of the change in its store.
  var changeIdentifier: Int64 { get }
  /// The number of the transaction.
  var transactionIdentifier: Int64 { get }
  /// The values of the properties that are marked as `.preserveValueOnDeletion`.
  var tombstone: HistoryTombstone<Model> { get }
}

/// The insertion of a model into a store of this implementation. Mirrors SwiftData's `DefaultHistoryInsert`.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
}

/// A change of a model's values in a store of this implementation. Mirrors SwiftData's `DefaultHistoryUpdate`.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

/// The deletion of a model from a store of this implementation. Mirrors SwiftData's `DefaultHistoryDelete`.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let changedPersistentIdentifier: PersistentIdentifier
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let tombstone: HistoryTombstone<Model>
}

/// The preserved values of a deleted model. Mirrors SwiftData's `HistoryTombstone`.
// The values are those of attributes, which are Codable. They were decoded for this tombstone only, and never change.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  private let values: [(key: AnyKeyPath, value: Any)]

  init(_ values: [(key: AnyKeyPath, value: Any)]) { self.values = values }

  /// The value of a property with the option `.preserveValueOnDeletion`, or `nil` for any other property.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values.first { $0.key == keyPath }?.value as? Value }

  public func makeIterator() -> IndexingIterator<[(key: AnyKeyPath, value: Any)]> { values.makeIterator() }
}
