/// A type-erased chart content. Mirrors Swift Charts' `AnyChartContent`.
nonisolated public struct AnyChartContent: PrimitiveChartContent {
  public typealias Body = Never

  private let content: any ChartContent

  /// Creates a type-erased content from a content of unknown type.
  public init(_ content: any ChartContent) { self.content = content }

  /// Creates a type-erased content.
  public init(erasing content: some ChartContent) { self.content = content }

  @MainActor public static func _collectMarks(_ content: AnyChartContent, in context: _ChartContentContext) {
    func collect<C: ChartContent>(_ content: C) { C._collectMarks(content, in: context) }
    collect(content.content)
  }
}
