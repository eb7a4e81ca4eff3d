/// A result builder that creates the content of a chart. Mirrors Swift Charts' `ChartContentBuilder`.
@resultBuilder
public struct ChartContentBuilder {
  /// Returns the chart content of an expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Returns the empty chart content of a block without statements.
  public static func buildBlock() -> some ChartContent { BuilderEmpty() }

  /// Returns the chart content of the first statement of a block.
  public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }

  /// Combines the chart content of the previous statements with that of the next one.
  public static func buildPartialBlock(accumulated: some ChartContent, next: some ChartContent) -> some ChartContent {
    BuilderPair(first: accumulated, second: next)
  }

  /// Returns the chart content of an `if` statement without `else`, or `nil` if its condition is false.
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

  /// Returns the chart content of a condition that is true.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .trueContent(first))
  }

  /// Returns the chart content of a condition that is false.
  public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(storage: .falseContent(second))
  }

  /// Returns the chart content of a statement with limited availability.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent { content }
}
