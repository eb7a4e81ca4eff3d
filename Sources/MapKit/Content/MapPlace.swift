import CoreLocation
import Oriel

/// An item at a position of a map: a marker or an annotation.
struct MapPlace: Identifiable {
  enum Look {
    case marker(MarkerGlyph)
    /// A view with a label below it.
    case view(AnyView, anchor: UnitPoint, label: AnyView?)
  }

  let id: Int
  /// The position in the unit square of the world.
  let position: SIMD2<Double>
  let title: Text?
  let look: Look
  var style: MapItemStyle

  var isMarker: Bool { if case .marker = look { true } else { false } }
}

/// The content of a marker's balloon.
enum MarkerGlyph {
  case image(Image)
  case monogram(Text)
  case pin
}

extension MapItemCollector {
  /// Adds an item at a coordinate. If the coordinate isn't finite, the item is ignored and reported once.
  func add(
    at coordinate: CLLocationCoordinate2D, title: Text?, look: @autoclosure () -> MapPlace.Look,
    in context: _MapContentContext
  ) {
    guard let position = Mercator.point(coordinate) else {
      Report.once(
        "map-coordinate",
        "An item of a map is at \(coordinate.latitude), \(coordinate.longitude), which isn't a valid coordinate; it isn't shown.")
      return
    }
    places.append(
      MapPlace(id: context.key, position: position, title: title, look: look(), style: context.style))
  }
}
