import Foundation
import Oriel

extension View {
  /// Sets the visibility of the x axis of the charts in the view. Mirrors Swift Charts' `chartXAxis(_:)`.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { chartConfiguration { $0.xAxis.visibility = visibility } }

  /// Sets the visibility of the y axis of the charts in the view. Mirrors Swift Charts' `chartYAxis(_:)`.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { chartConfiguration { $0.yAxis.visibility = visibility } }

  /// Sets the content of the x axis of the charts in the view. Mirrors Swift Charts' `chartXAxis(content:)`.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let source = AxisMarkSet.source(content())
    return chartConfiguration { $0.xAxis.source = source }
  }

  /// Sets the content of the y axis of the charts in the view. Mirrors Swift Charts' `chartYAxis(content:)`.
  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let source = AxisMarkSet.source(content())
    return chartConfiguration { $0.yAxis.source = source }
  }

  /// Sets the title of the x axis of the charts in the view. Mirrors Swift Charts' `chartXAxisLabel(position:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - position: The position of the title. The automatic position is below the axis.
  ///   - alignment: The alignment of the title along that edge, or `nil` for its center.
  ///   - spacing: The distance between the title and the axis in points, or `nil` for the default of 4.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartConfiguration { $0.xAxis.titles = [title] }
  }

  /// Sets the title of the x axis of the charts in the view to a localized text.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the x axis of the charts in the view to a text.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets the title of the y axis of the charts in the view. The automatic position is above the axis. Mirrors Swift Charts'
  /// `chartYAxisLabel(position:alignment:spacing:content:)`.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartConfiguration.AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartConfiguration { $0.yAxis.titles = [title] }
  }

  /// Sets the title of the y axis of the charts in the view to a localized text.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the y axis of the charts in the view to a text.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
}

extension AxisMarkSet {
  /// Returns a closure that creates the sets of an axis's content on demand.
  static func source<Content: AxisContent>(_ content: Content) -> () -> [AxisMarkSet] {
    {
      var list = _AxisContentList()
      Content._collectAxisContent(content, into: &list)
      return list.sets
    }
  }
}
