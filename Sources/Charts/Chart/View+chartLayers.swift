import Foundation
import Oriel

extension View {
  /// A view in front of charts inside, which knows their scales. Mirrors Swift Charts' `chartOverlay(alignment:content:)`.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartConfiguration { $0.overlays.append(ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A view behind charts inside, which knows their scales. Mirrors Swift Charts' `chartBackground(alignment:content:)`.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartConfiguration { $0.backgrounds.append(ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Puts something around the plots of charts inside: a background, a border, or a size. Mirrors Swift Charts' `chartPlotStyle(content:)`.
  nonisolated public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
    chartConfiguration { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Whether charts inside have a legend. Mirrors Swift Charts' `chartLegend(_:)`.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { chartConfiguration { $0.legend.visibility = visibility } }

  /// Where the legends of charts inside are. Mirrors Swift Charts' `chartLegend(position:alignment:spacing:)`.
  ///
  /// - Parameters:
  ///   - position: Automatic is below the chart; with `overlay` it lies on the plot.
  ///   - alignment: Where it stands along that edge; nil is leading, and at the sides the top.
  ///   - spacing: Points between it and the chart; nil is 8.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartConfiguration {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.visibility = .automatic
    }
  }

  /// The legends of charts inside. Mirrors Swift Charts' `chartLegend(position:alignment:spacing:content:)`.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartConfiguration {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
      $0.legend.visibility = .visible
    }
  }
}
