/// Empty content.
nonisolated struct BuilderEmpty: PrimitiveChartContent {
  @MainActor static func _collectMarks(_ content: BuilderEmpty, in context: _ChartContentContext) {}
}

/// Two consecutive contents.
nonisolated struct BuilderPair<First, Second> {
  let first: First
  let second: Second
}

extension BuilderPair: ChartContent, PrimitiveChartContent where First: ChartContent, Second: ChartContent {
  typealias Body = Never

  @MainActor static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    First._collectMarks(content.first, in: context.part(0))
    Second._collectMarks(content.second, in: context.part(1))
  }
}
