import Oriel

/// The content of a chart: marks, and compositions of marks. Mirrors Swift Charts' `ChartContent`.
///
/// Custom content implements `body`. The underscored requirement is internal.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the body.
  associatedtype Body: ChartContent

  /// The content that this content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _collectMarks(_ content: Self, in context: _ChartContentContext)
}

extension ChartContent {
  /// Collects the marks of the body.
  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    Body._collectMarks(content.body, in: context)
  }
}

/// Content that provides its marks directly, without a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// A primitive content has no body. Accessing this property is a programming error.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }
}

extension Never: ChartContent {
  @MainActor public static func _collectMarks(_ content: Never, in context: _ChartContentContext) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  nonisolated public var body: Never { fatalError("\(Self.self) is primitive and has no body.") }

  @MainActor public static func _collectMarks(_ content: Wrapped?, in context: _ChartContentContext) {
    if let content { Wrapped._collectMarks(content, in: context) }
  }
}
