import Foundation
import Oriel

/// A chart with its legend.
struct ChartFrame: View {
  let source: ModelSource

  var body: some View {
    let legend = source.configuration.legend
    let spacing = legend.spacing ?? 8
    switch hasLegend ? legend.position.kind : .overlay {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      VStack(alignment: horizontal, spacing: spacing) {
        ChartBody(source: source)
        legendView(isColumn: false)
      }
    case .top, .topLeading, .topTrailing:
      VStack(alignment: horizontal, spacing: spacing) {
        legendView(isColumn: false)
        ChartBody(source: source)
      }
    case .leading:
      HStack(alignment: vertical, spacing: spacing) {
        legendView(isColumn: true)
        ChartBody(source: source)
      }
    case .trailing:
      HStack(alignment: vertical, spacing: spacing) {
        ChartBody(source: source)
        legendView(isColumn: true)
      }
    case .overlay: ChartBody(source: source, legend: hasLegend ? AnyView(legendView(isColumn: true)) : nil)
    }
  }

  private var hasLegend: Bool {
    let legend = source.configuration.legend
    if legend.visibility == .hidden { return false }
    if legend.content != nil { return true }
    return source.scales.needsLegend
  }

  @ViewBuilder private func legendView(isColumn: Bool) -> some View {
    if let content = source.configuration.legend.content {
      content
    } else {
      LegendView(scales: source.scales, isColumn: isColumn)
    }
  }

  private var horizontal: HorizontalAlignment {
    if let alignment = source.configuration.legend.alignment { return alignment.horizontal }
    switch source.configuration.legend.position.kind {
    case .topTrailing, .bottomTrailing: return .trailing
    default: return .leading
    }
  }

  private var vertical: VerticalAlignment { source.configuration.legend.alignment?.vertical ?? .top }
}
