import Foundation
import Oriel

extension View {
  /// Adds a view in front of the charts in the view, with access to their scales. Mirrors Swift Charts' `chartOverlay(alignment:content:)`.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartConfiguration { $0.overlays.append(ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a view behind the charts in the view, with access to their scales. Mirrors Swift Charts' `chartBackground(alignment:content:)`.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartConfiguration { $0.backgrounds.append(ChartConfiguration.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Modifies the plots of the charts in the view, for example with a background, a border or a frame. Mirrors Swift Charts'
  /// `chartPlotStyle(content:)`.
  nonisolated public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
    chartConfiguration { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Sets the visibility of the legends of the charts in the view. Mirrors Swift Charts' `chartLegend(_:)`.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { chartConfiguration { $0.legend.visibility = visibility } }

  /// Sets the position of the legends of the charts in the view. Mirrors Swift Charts' `chartLegend(position:alignment:spacing:)`.
  ///
  /// - Parameters:
  ///   - position: The position of the legend. The automatic position is below the chart; `overlay` places the legend on the plot.
  ///   - alignment: The alignment of the legend along that edge, or `nil` for leading, or for the top at the sides.
  ///   - spacing: The distance between the legend and the chart in points, or `nil` for the default of 8.
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

  /// Replaces the legends of the charts in the view. Mirrors Swift Charts' `chartLegend(position:alignment:spacing:content:)`.
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
