/// One of two contents, which builders create for `if` and `else`. Mirrors Swift Charts' `BuilderConditional`.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent, PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  @MainActor public static func _collectMarks(_ content: Self, in context: _ChartContentContext) {
    switch content.storage {
    case .trueContent(let content): TrueContent._collectMarks(content, in: context.part(true))
    case .falseContent(let content): FalseContent._collectMarks(content, in: context.part(false))
    }
  }
}
