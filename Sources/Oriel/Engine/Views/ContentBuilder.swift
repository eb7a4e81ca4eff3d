/// A result builder of views and of other content. Mirrors SwiftUI's `ContentBuilder`.
///
/// It builds views as `ViewBuilder` does, and the content of toolbars as `ToolbarContentBuilder` does. The content of tabs, commands and
/// scenes has its own result builders.
@resultBuilder
public struct ContentBuilder {
  /// Builds an expression that is a view.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an empty view from a block without statements.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through unchanged.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a tuple view from several views.
  @inlinable public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// Builds an optional view from an `if` statement without `else`.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the view of a condition that is true.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(first: first) }

  /// Builds the view of a condition that is false.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(second: second) }

  /// Erases the type of a view of limited availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
