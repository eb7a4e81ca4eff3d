import Oriel

/// What a chart shows: marks, and what is made of marks. Mirrors Swift Charts' `ChartContent`.
///
/// Content of your own implements `body`; the underscored requirement is the engine's.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _collectMarks(_ content: Self, in context: _ChartContentContext)
}

extension ChartContent {
  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    Body._collectMarks(content.body, in: context)
  }
}

/// Content whose marks the engine knows itself.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  /// There is none: the engine never asks.
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
