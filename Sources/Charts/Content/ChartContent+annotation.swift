import Foundation
import Oriel

extension ChartContent {
  /// Adds a view beside each mark, or beside all marks of a `Plot`. Mirrors Swift Charts'
  /// `annotation(position:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - position: The position of the view relative to the mark.
  ///   - alignment: The alignment of the view along that side of the mark.
  ///   - spacing: The distance between the mark and the view in points, or `nil` for the default of 4.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotation(position, alignment, spacing, .automatic) { _ in view }
  }

  /// Adds a view beside each mark, with access to information about the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Adds a view beside each mark, with a strategy for a view that doesn't fit.
  ///
  /// - Parameter overflowResolution: The strategy for a view that doesn't fit into the plot or the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotation(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Adds a view beside each mark, with access to information about the mark and a strategy for a view that doesn't fit.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  nonisolated private func annotation(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution,
    content: @escaping (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    let annotation = MarkAnnotation(position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content)
    return style { $0.annotations.append(annotation) }
  }
}
