import Foundation
import Oriel

extension EnvironmentValues {
  /// The map that controls belong to.
  @Entry var mapModel: MapModel?
  /// What `mapControls(_:)` says; nil for the map's own.
  @Entry var mapControls: AnyView?
  @Entry var mapControlVisibility = Visibility.automatic
}

extension View {
  /// The controls that the maps in the view have: in the corners where such controls are. Mirrors MapKit's `mapControls(_:)`.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    let content = AnyView(content())
    return environment(\.mapControls, content)
  }

  /// Whether map controls in the view are seen; automatic ones are while they are of use. Mirrors MapKit's `mapControlVisibility(_:)`.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { environment(\.mapControlVisibility, visibility) }
}

/// The corner of a map that a control is in.
enum MapControlPlace {
  case topLeading, topTrailing, bottomTrailing

  struct Key: LayoutValueKey {
    static let defaultValue = MapControlPlace.topTrailing
  }
}

/// Puts controls into the corners where they belong, one below the other.
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
      switch subview[MapControlPlace.Key.self] {
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

/// A map's controls, and what the licence of its tiles has it say.
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

/// Whose tiles a map shows; Markdown makes links.
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
