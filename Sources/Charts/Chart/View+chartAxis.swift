import Foundation
import Oriel

extension View {
  /// Whether charts inside show their x axis. Mirrors Swift Charts' `chartXAxis(_:)`.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { chartConfiguration { $0.xAxis.visibility = visibility } }

  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { chartConfiguration { $0.yAxis.visibility = visibility } }

  /// What the x axis of charts inside shows. Mirrors Swift Charts' `chartXAxis(content:)`.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let source = AxisMarkSet.source(content())
    return chartConfiguration { $0.xAxis.source = source }
  }

  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let source = AxisMarkSet.source(content())
    return chartConfiguration { $0.yAxis.source = source }
  }

  /// What the x axis of charts inside is called. Mirrors Swift Charts' `chartXAxisLabel(position:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - position: Automatic is below the axis.
  ///   - alignment: Where it stands along that edge; nil is its middle.
  ///   - spacing: Points between it and the axis; nil is 4.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartConfiguration { $0.xAxis.titles = [title] }
  }

  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// What the y axis of charts inside is called; automatic is above the axis. Mirrors Swift Charts' `chartYAxisLabel(position:alignment:spacing:content:)`.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartConfiguration { $0.yAxis.titles = [title] }
  }

  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
}

extension AxisMarkSet {
  /// Makes the sets of an axis's content, when a chart asks for them.
  static func source<Content: AxisContent>(_ content: Content) -> () -> [AxisMarkSet] {
    {
      var list = _AxisContentList()
      Content._collectAxisContent(content, into: &list)
      return list.sets
    }
  }
}
