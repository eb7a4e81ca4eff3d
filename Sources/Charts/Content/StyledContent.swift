/// Content with a modifier that changes the style of its marks.
nonisolated struct StyledContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (MarkStyle) -> Void

  @MainActor static func _collectMarks(_ styled: Self, in context: _ChartContentContext) {
    Content._collectMarks(styled.content, in: context.styled(styled.change))
  }
}

extension ChartContent {
  nonisolated func style(_ change: @escaping (MarkStyle) -> Void) -> StyledContent<Self> { StyledContent(content: self, change: change) }
}
