import Foundation
import Oriel

extension EnvironmentValues {
  /// The map that controls belong to.
  @Entry var mapModel: MapModel?
  /// The controls that `mapControls(_:)` sets, or `nil` for the default ones.
  @Entry var mapControls: AnyView?
  @Entry var mapControlVisibility = Visibility.automatic
}

extension View {
  /// Sets the controls of the maps in the view. Each control has its usual corner. Mirrors MapKit's `mapControls(_:)`.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    let content = AnyView(content())
    return environment(\.mapControls, content)
  }

  /// Sets the visibility of the map controls in the view. Controls with automatic visibility are hidden while they have no function.
  /// Mirrors MapKit's `mapControlVisibility(_:)`.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { environment(\.mapControlVisibility, visibility) }
}

/// The corner of a map in which a control is placed.
enum MapControlCorner {
  case topLeading, topTrailing, bottomTrailing

  struct Key: LayoutValueKey {
    static let defaultValue = MapControlCorner.topTrailing
  }
}

/// A layout that places controls in their corners, one below the other.
struct MapControlsLayout: Layout {
  static let spacing: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var (leading, trailing, bottom) = (bounds.minY, bounds.minY, bounds.maxY)
    for subview in subviews {
      let height = subview.sizeThatFits(.unspecified).height
      let gap = height > 0 ? Self.spacing : 0
      switch subview[MapControlCorner.Key.self] {
      case .topLeading:
        subview.place(at: CGPoint(x: bounds.minX, y: leading), proposal: .unspecified)
        leading += height + gap
      case .topTrailing:
        subview.place(at: CGPoint(x: bounds.maxX, y: trailing), anchor: .topTrailing, proposal: .unspecified)
        trailing += height + gap
      case .bottomTrailing:
        subview.place(at: CGPoint(x: bounds.maxX, y: bottom), anchor: .bottomTrailing, proposal: .unspecified)
        bottom -= height + gap
      }
    }
  }
}

/// The controls of a map, and the attribution that the license of its tiles requires.
struct MapOverlay: View {
  let attribution: String?
  @Environment(\.mapControls) private var controls

  var body: some View {
    VStack(spacing: 4) {
      MapControlsLayout {
        if let controls { controls } else { MapCompass() }
      }
      .padding(.top, 12)
      .padding(.horizontal, 12)
      .padding(.bottom, 8)
      if let attribution, !attribution.isEmpty { MapAttribution(text: attribution) }
    }
  }
}

/// The attribution of a map's tiles, in Markdown with links.
private struct MapAttribution: View {
  let text: String

  var body: some View {
    Text(LocalizedStringKey(text))
      .font(.system(size: 10))
      .lineLimit(2)
      .foregroundStyle(MapColors.label)
      .padding(.horizontal, 5)
      .padding(.vertical, 2)
      .background(MapColors.ground.opacity(0.75), in: RoundedRectangle(cornerRadius: 4))
      .padding(4)
      .frame(maxWidth: .infinity, alignment: .trailing)
  }
}
