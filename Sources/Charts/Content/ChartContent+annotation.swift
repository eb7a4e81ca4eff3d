import Foundation
import Oriel

extension ChartContent {
  /// A view beside each mark, or beside all of a `Plot`. Mirrors Swift Charts' `annotation(position:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - alignment: Where the view stands along the side of the mark that it is at.
  ///   - spacing: Points between the mark and the view; nil is 4.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotation(position, alignment, spacing, .automatic) { _ in view }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// - Parameter overflowResolution: What happens to a view that has no room in the plot or the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotation(position, alignment, spacing, overflowResolution) { _ in view }
  }

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
