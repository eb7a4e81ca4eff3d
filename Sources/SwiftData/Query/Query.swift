public import Foundation
public import Oriel

/// The models of the view's context that satisfy a predicate, in an order. The view is updated where other models do, or where their order changes; what it shows of
/// a model is updated by that model's own observation. Mirrors SwiftData's `Query`.
///
/// Unsaved changes of the context count. Where the fetch fails, there are no models and `fetchError` says why.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let convert: ([Element]) -> Result
  @Environment(\.modelContext) private var context
  @State private var results = QueryResults<Element>()

  /// Fetches where something has changed; otherwise O(1) beside the translation of the predicate.
  public var wrappedValue: Result { convert(results.models(descriptor, in: context, transaction)) }

  /// Why the last fetch failed; nil where it didn't.
  public var fetchError: (any Error)? {
    _ = results.models(descriptor, in: context, transaction)
    return results.error
  }

  public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
  private init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
    convert = { $0 }
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) { self.init(descriptor, transaction) }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, Transaction(animation: animation))
  }

  public init() { self.init(FetchDescriptor(), nil) }
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction) }
  public init(animation: Animation) { self.init(FetchDescriptor(), Transaction(animation: animation)) }

  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), Transaction(animation: animation))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), transaction) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]), Transaction(animation: animation))
  }
}
