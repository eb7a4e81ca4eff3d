public import Foundation

/// The criteria, the order and the limits of a fetch. Mirrors SwiftData's `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that the models satisfy, or `nil` for all models.
  public var predicate: Predicate<T>?
  /// The order of the result, with the most important descriptor first. If it is empty, the result has the order in which the models were
  /// first saved.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of models, or `nil` for no limit.
  public var fetchLimit: Int?
  /// The number of models to skip, or `nil` for none.
  public var fetchOffset: Int?
  /// A Boolean value that indicates whether the fetch includes the context's unsaved changes. The default is `true`.
  public var includePendingChanges = true
  /// The properties to read with the fetch, or an empty array for all. The other properties are read on their first access.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships whose models are read together with the result.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor for the models that satisfy a predicate, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
