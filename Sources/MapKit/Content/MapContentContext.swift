import CoreLocation
import Oriel

/// The properties of a map's items that modifiers set.
struct MapItemStyle {
  var tag: AnyHashable?
  var tint: AnyShapeStyle?
  var foreground: AnyShapeStyle?
  /// The stroke, or `nil` for none.
  var stroke: (style: AnyShapeStyle?, line: StrokeStyle)?
  var level = MapOverlayLevel.aboveRoads
  var titles = Visibility.automatic
}

/// A list of the items of a map's content, in their order.
@MainActor
final class MapItemCollector {
  var places: [MapPlace] = []
  var shapes: [MapShape] = []
  /// Indicates whether any content shows the user's location.
  var showsUserLocation = false

  func reserve(_ count: Int) { places.reserveCapacity(places.count + count) }
}

/// The context in which content adds its items to a map.
public struct _MapContentContext {
  let collector: MapItemCollector
  var style = MapItemStyle()
  /// The hash of the content's identity.
  var key = 0
  /// The user's location, or `nil` if it is unknown.
  let userLocation: CLLocation?

  init(_ collector: MapItemCollector, userLocation: CLLocation? = nil) {
    self.collector = collector
    self.userLocation = userLocation
  }

  /// Returns the context for a part of the content.
  func part(_ id: some Hashable) -> _MapContentContext {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(id)
    var part = self
    part.key = hasher.finalize()
    return part
  }
}

/// Content with a modifier.
nonisolated struct StyledMapContent<Content: MapContent>: PrimitiveMapContent {
  let content: Content
  let change: (inout MapItemStyle) -> Void

  @MainActor static func _collectItems(_ styled: Self, in context: _MapContentContext) {
    var context = context
    styled.change(&context.style)
    Content._collectItems(styled.content, in: context)
  }
}

extension MapContent {
  nonisolated func style(_ change: @escaping (inout MapItemStyle) -> Void) -> StyledMapContent<Self> {
    StyledMapContent(content: self, change: change)
  }
}
