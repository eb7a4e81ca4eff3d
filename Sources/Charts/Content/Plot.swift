/// A group of marks. Annotations, clip shapes and accessibility modifiers apply to all of its marks as a whole. Mirrors Swift Charts'
/// `Plot`.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  public typealias Body = Never

  private let content: Content

  /// Creates a group of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collectMarks(_ plot: Self, in context: _ChartContentContext) {
    let style = context.style
    let group = MarkGroup(
      annotations: style.annotations, accessibilityLabel: style.accessibilityLabel, accessibilityValue: style.accessibilityValue,
      accessibilityIdentifier: style.accessibilityIdentifier, isAccessibilityHidden: style.isAccessibilityHidden)
    var inner = context.part(0)
    inner.group = context.collector.add(group)
    inner.style = style.changed { style in
      if let (path, fill) = style.clip { style.layers.append(MarkLayer(.clip(path, fill))) }
      style.clip = nil
      style.annotations = []
      style.accessibilityLabel = nil
      style.accessibilityValue = nil
      style.accessibilityIdentifier = nil
    }
    Content._collectMarks(plot.content, in: inner)
  }
}
