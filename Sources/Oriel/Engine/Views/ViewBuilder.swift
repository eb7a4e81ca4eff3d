/// A result builder that creates views from closures. Mirrors SwiftUI's `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// Builds an expression in the builder.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty view from a block without statements.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through unchanged.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a tuple view from several views.
  @inlinable public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an optional view from an `if` statement without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of a condition that is true.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<
    TrueContent, FalseContent
  > { _ConditionalContent(storage: .trueContent(first)) }

  /// Builds the view of a condition that is false.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<
    TrueContent, FalseContent
  > { _ConditionalContent(storage: .falseContent(second)) }

  /// Erases the type of a view of limited availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
