import CoreLocation
import Oriel

/// An item at one place of a map: a marker or an annotation.
struct MapPlace: Identifiable {
  enum Look {
    case marker(MarkerGlyph)
    /// A view with what stands below it.
    case view(AnyView, anchor: UnitPoint, label: AnyView?)
  }

  let id: Int
  /// In the square of side 1.
  let position: SIMD2<Double>
  let title: Text?
  let look: Look
  var style: MapItemStyle

  var isMarker: Bool { if case .marker = look { true } else { false } }
}

/// What is drawn within a marker.
enum MarkerGlyph {
  case image(Image)
  case monogram(Text)
  case pin
}

extension MapItemCollector {
  /// Takes an item at a place, unless the coordinate isn't finite, which is reported once.
  func add(
    at coordinate: CLLocationCoordinate2D, title: Text?, look: @autoclosure () -> MapPlace.Look,
    in context: _MapContentContext
  ) {
    guard let position = Mercator.point(coordinate) else {
      Report.once(
        "map-coordinate", "An item of a map is at \(coordinate.latitude), \(coordinate.longitude), which is no place; it isn't shown.")
      return
    }
    places.append(
      MapPlace(id: context.key, position: position, title: title, look: look(), style: context.style))
  }
}
