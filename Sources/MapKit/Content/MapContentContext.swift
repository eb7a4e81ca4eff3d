import CoreLocation
import Oriel

/// What modifiers say of a map's items.
struct MapItemStyle {
  var tag: AnyHashable?
  var tint: AnyShapeStyle?
  var foreground: AnyShapeStyle?
  /// Nil strokes nothing.
  var stroke: (style: AnyShapeStyle?, line: StrokeStyle)?
  var level = MapOverlayLevel.aboveRoads
  var titles = Visibility.automatic
}

/// Takes the items of a map's content, in their order.
@MainActor
final class MapItemCollector {
  var places: [MapPlace] = []
  var shapes: [MapShape] = []
  /// Whether something shows where the machine is.
  var showsUserLocation = false

  func reserve(_ count: Int) { places.reserveCapacity(places.count + count) }
}

/// What content knows as a map takes its items: the engine's.
public struct _MapContentContext {
  let collector: MapItemCollector
  var style = MapItemStyle()
  /// The identity of the content.
  var key = 0
  /// Where the machine is, as far as it is known.
  let userLocation: CLLocation?

  init(_ collector: MapItemCollector, userLocation: CLLocation? = nil) {
    self.collector = collector
    self.userLocation = userLocation
  }

  /// The context of a part of the content.
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
