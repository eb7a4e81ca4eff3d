import Foundation
import Oriel

/// The visible markers and annotations. Their views are laid out relative to an anchor, so that a move without a zoom changes only one
/// transform.
struct PlacesLayer: View {
  let model: MapModel
  let frame: MapFrame
  let version: Int
  let selected: AnyHashable?
  let layoutDirection: LayoutDirection
  @Environment(\.displayScale) private var displayScale

  /// The margin around the view in which items exist as well, in points, because items extend beyond their positions.
  private static let margin: CGFloat = 90

  var body: some View {
    if !model.places.places.isEmpty {
      let visible = model.places.visible(in: frame, margin: Self.margin) { $0.style.tag != nil && $0.style.tag == selected }
      let origin = frame.point(model.placeAnchor(for: frame))
      PlacesContent(
        model: model, shown: visible.shown.map { $0.beside(origin) }, dots: visible.dots.map { $0.beside(origin) }, room: frame.size,
        version: version, selected: selected, layoutDirection: layoutDirection
      )
      .modifier(MapTransform(transform: CGAffineTransform(translationX: sharp(origin.x), y: sharp(origin.y))))
      .frame(width: 0, height: 0, alignment: .topLeading)
    }
  }

  /// Returns a length rounded to whole pixels, because text between pixels is blurred.
  private func sharp(_ length: CGFloat) -> CGFloat { (length * displayScale).rounded() / displayScale }
}

/// The views of items and the titles of markers, relative to an anchor.
private struct PlacesContent: View {
  let model: MapModel
  let shown: [PlaceIndex.Visible]
  let dots: [PlaceIndex.Visible]
  /// The size of the map.
  let room: CGSize
  let version: Int
  let selected: AnyHashable?
  let layoutDirection: LayoutDirection

  var body: some View {
    ZStack(alignment: .topLeading) {
      if !dots.isEmpty { DotsDrawing(model: model, dots: dots, room: room, version: version) }
      PlacesLayout(items: shown.map { PlacesLayout.Item(point: $0.point, anchor: anchor(of: $0)) }) {
        ForEach(shown) { item in
          PlaceView(
            model: model, index: item.index, version: version, isSelected: isSelected(item),
            isSelectable: model.selection?.isSelectable(model.places.places[item.index].style.tag) ?? false,
            layoutDirection: layoutDirection)
        }
      }
      TitlesDrawing(model: model, shown: shown, room: room, selected: selected, version: version)
        // Titles compete for space, so larger text would hide more of them.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
  }

  private func anchor(of item: PlaceIndex.Visible) -> UnitPoint {
    switch model.places.places[item.index].look {
    case .marker: .bottom
    case .view(_, let anchor, _): anchor
    }
  }

  private func isSelected(_ item: PlaceIndex.Visible) -> Bool {
    guard let selected else { return false }
    return model.places.places[item.index].style.tag == selected
  }
}

extension PlaceIndex.Visible {
  /// Returns the item relative to an anchor. The point is rounded to remove numerical noise.
  fileprivate func beside(_ origin: CGPoint) -> PlaceIndex.Visible {
    func plain(_ length: CGFloat) -> CGFloat { (length * 64).rounded() / 64 }
    return PlaceIndex.Visible(id: id, index: index, point: CGPoint(x: plain(point.x - origin.x), y: plain(point.y - origin.y)))
  }
}

/// A layout that places the anchor of each view at its point.
struct PlacesLayout: Layout {
  struct Item: Equatable {
    let point: CGPoint
    let anchor: UnitPoint
  }

  let items: [Item]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, item) in zip(subviews, items) {
      subview.place(at: CGPoint(x: bounds.minX + item.point.x, y: bounds.minY + item.point.y), anchor: item.anchor, proposal: .unspecified)
    }
  }
}

/// The view of a marker or an annotation.
struct PlaceView: View {
  let model: MapModel
  let index: Int
  let version: Int
  let isSelected: Bool
  let isSelectable: Bool
  let layoutDirection: LayoutDirection

  var body: some View {
    if index < model.places.places.count {
      let place = model.places.places[index]
      content(place)
        .environment(\.layoutDirection, layoutDirection)
        .zIndex(isSelected ? 1 : 0)
        .modifier(PlaceTap(isEnabled: isSelectable) { model.selection?.select(place.style.tag) })
        .modifier(PlaceAccessibility(place: place, isSelected: isSelected))
    }
  }

  @ViewBuilder private func content(_ place: MapPlace) -> some View {
    switch place.look {
    case .marker(let glyph):
      MarkerBalloon(glyph: glyph, tint: place.style.tint ?? AnyShapeStyle(Color.red))
        .scaleEffect(isSelected ? 1.4 : 1, anchor: .bottom)
        .animation(.snappy(duration: 0.25), value: isSelected)
    case .view(let view, _, let label):
      view
        .overlay(alignment: .bottom) {
          if let label, place.style.titles != .hidden { AnnotationLabel(label: label).alignmentGuide(.bottom) { $0[.top] - 2 } }
        }
    }
  }
}

private struct PlaceTap: ViewModifier {
  let isEnabled: Bool
  let action: () -> Void

  func body(content: Content) -> some View {
    if isEnabled { content.onTapGesture(perform: action).accessibilityAddTraits(.isButton) } else { content }
  }
}

private struct PlaceAccessibility: ViewModifier {
  let place: MapPlace
  let isSelected: Bool

  func body(content: Content) -> some View {
    if place.isMarker {
      content
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(place.title ?? Text(.own(.mapMarker)))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      content
    }
  }
}

/// The label below an annotation.
private struct AnnotationLabel: View {
  let label: AnyView

  var body: some View {
    label
      .font(.caption.weight(.semibold))
      .multilineTextAlignment(.center)
      .fixedSize()
      .modifier(MapTextHalo())
      .allowsHitTesting(false)
  }
}

/// A thin halo in the background color around text, which makes it legible on any background.
struct MapTextHalo: ViewModifier {
  func body(content: Content) -> some View {
    content
      .shadow(color: MapColors.ground, radius: 1)
      .shadow(color: MapColors.ground, radius: 1)
      .shadow(color: MapColors.ground, radius: 1)
  }
}
