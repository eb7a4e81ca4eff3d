import Oriel

/// A result builder that creates the content of a map. Mirrors MapKit's `MapContentBuilder`.
@resultBuilder
public struct MapContentBuilder {
  /// Returns the map content of an expression.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  /// Returns the empty map content of a block without statements.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// Returns the map content of the first statement of a block.
  public static func buildPartialBlock<T: MapContent>(first content: T) -> T { content }

  /// Combines the map content of the previous statements with that of the next one.
  public static func buildPartialBlock(accumulated: some MapContent, next: some MapContent) -> some MapContent {
    ContentPair(first: accumulated, second: next)
  }

  /// Returns the map content of an `if` statement without `else`, or `nil` if its condition is false.
  public static func buildIf<T: MapContent>(_ content: T?) -> T? { content }

  /// Returns the map content of a condition that is true.
  public static func buildEither<T1: MapContent, T2: MapContent>(first: T1) -> MapContentConditional<T1, T2> {
    MapContentConditional(storage: .first(first))
  }

  /// Returns the map content of a condition that is false.
  public static func buildEither<T1: MapContent, T2: MapContent>(second: T2) -> MapContentConditional<T1, T2> {
    MapContentConditional(storage: .second(second))
  }

  /// Returns the map content of a statement with limited availability.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> some MapContent { content }
}

/// Two consecutive contents.
nonisolated struct ContentPair<First: MapContent, Second: MapContent>: PrimitiveMapContent {
  let first: First
  let second: Second

  @MainActor static func _collectItems(_ content: Self, in context: _MapContentContext) {
    First._collectItems(content.first, in: context.part(0))
    Second._collectItems(content.second, in: context.part(1))
  }
}

/// One of two contents, which builders create for `if` and `else`. On Apple's systems, SwiftUI's `_ConditionalContent` has this role, too.
nonisolated public struct MapContentConditional<First: MapContent, Second: MapContent>: PrimitiveMapContent {
  public typealias Body = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  @MainActor public static func _collectItems(_ content: Self, in context: _MapContentContext) {
    switch content.storage {
    case .first(let content): First._collectItems(content, in: context.part(true))
    case .second(let content): Second._collectItems(content, in: context.part(false))
    }
  }
}
