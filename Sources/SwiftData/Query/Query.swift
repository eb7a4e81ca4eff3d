public import Foundation
public import Oriel

/// The models of the view's context that satisfy a predicate, in an order. Mirrors SwiftData's `Query`.
///
/// The view is updated if the set of models or their order changes. Values of a model that the view reads are observed by the model itself.
///
/// The result includes unsaved changes of the context. If the fetch fails, the result is empty and `fetchError` has the error.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let convert: ([Element]) -> Result
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()

  /// The fetched models. Reading them fetches after a change, and is O(1) otherwise, except for the translation of the predicate.
  public var wrappedValue: Result { convert(results.models(descriptor, in: context, transaction)) }

  /// The error of the last fetch, or `nil` if it succeeded.
  public var fetchError: (any Error)? {
    _ = results.models(descriptor, in: context, transaction)
    return results.error
  }

  /// The context that the query fetches from.
  public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
  private init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
    convert = { $0 }
  }

  /// Creates a query for the models that match a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(descriptor, transaction) }

  /// Creates a query for the models that match a descriptor, with animated changes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  /// Creates a query for all models.
  public init() { self.init(FetchDescriptor(), nil) }
  /// Creates a query for all models, with changes in a transaction.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }
  /// Creates a query for all models, with animated changes.
  public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

  /// Creates a query for the models that satisfy a predicate, sorted by descriptors.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  /// Creates a query for the models that satisfy a predicate, sorted by descriptors, with animated changes.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  /// Creates a query for the models that satisfy a predicate, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction) }

  /// Creates a query for the models that satisfy a predicate, sorted by a property, with animated changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), Transaction(animation: animation))
  }

  /// Creates a query for the models that satisfy a predicate, sorted by an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction) }

  /// Creates a query for the models that satisfy a predicate, sorted by an optional property, with animated changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), Transaction(animation: animation))
  }
}
