public import Foundation
public import Oriel

/// Makes a property of a view the result of a fetch. The property declares its type, such as `[Item]`. Mirrors SwiftData's `Query()`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the result of a fetch, and updates it in a transaction. Mirrors SwiftData's `Query(transaction:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the result of a fetch, and animates its changes. Mirrors SwiftData's `Query(animation:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that match a descriptor. Mirrors SwiftData's `Query(_:transaction:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that match a descriptor, and animates its changes. Mirrors SwiftData's `Query(_:animation:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that satisfy a predicate, sorted by descriptors. Mirrors SwiftData's
/// `Query(filter:sort:transaction:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that satisfy a predicate, sorted by descriptors, and animates its changes. Mirrors SwiftData's
/// `Query(filter:sort:animation:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that satisfy a predicate, sorted by a property. Mirrors SwiftData's
/// `Query(filter:sort:order:transaction:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that satisfy a predicate, sorted by a property, and animates its changes. Mirrors SwiftData's
/// `Query(filter:sort:order:animation:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that satisfy a predicate, sorted by an optional property. Mirrors SwiftData's
/// `Query(filter:sort:order:transaction:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Makes a property of a view the models that satisfy a predicate, sorted by an optional property, and animates its changes. Mirrors
/// SwiftData's `Query(filter:sort:order:animation:)`.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
