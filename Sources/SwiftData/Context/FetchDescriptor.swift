public import Foundation

/// Which models to fetch, in which order, and how much of them. Mirrors SwiftData's `FetchDescriptor`.
public struct FetchDescriptor<T: PersistentModel> {
  /// What models must satisfy, or nil for all of them.
  public var predicate: Predicate<T>?
  /// The order, the most important descriptor first. Without one, models come in the order of their first save.
  public var sortBy: [SortDescriptor<T>]
  /// How many models come at most, or nil for all.
  public var fetchLimit: Int?
  /// How many models are passed over, or nil for none.
  public var fetchOffset: Int?
  /// Whether unsaved changes of the context count. True by default.
  public var includePendingChanges = true
  /// The properties to read at once; the others are read when they are asked for. Empty for all.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships whose models are read together with the result.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
