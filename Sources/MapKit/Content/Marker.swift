import CoreLocation
import Foundation
import Oriel

/// A balloon that marks a coordinate, with a title. Mirrors MapKit's `Marker`.
nonisolated public struct Marker<Label: View>: PrimitiveMapContent {
  public typealias Body = Never

  let coordinate: CLLocationCoordinate2D
  let title: Text?
  let glyph: MarkerGlyph
  /// The label that replaces the title and the glyph, or `nil` if there is none.
  let label: Label?

  init(coordinate: CLLocationCoordinate2D, title: Text?, glyph: MarkerGlyph, label: Label? = nil) {
    self.coordinate = coordinate
    self.title = title
    self.glyph = glyph
    self.label = label
  }

  @MainActor public static func _collectItems(_ marker: Self, in context: _MapContentContext) {
    let look = (marker.label as? any MarkerLabel)?.marker
    if look == nil, marker.label != nil {
      Report.once(
        "marker-\(Label.self)",
        "A Marker can't show a \(Label.self). Its label must be a Text, an Image or a Label of both; use an Annotation for other views.")
    }
    context.collector.add(
      at: marker.coordinate, title: look?.title ?? marker.title, look: .marker(look?.glyph ?? marker.glyph), in: context)
  }
}

/// A label that provides the title and the glyph of a marker.
@MainActor
protocol MarkerLabel {
  var marker: (title: Text?, glyph: MarkerGlyph) { get }
}

extension Label: MarkerLabel where Title == Text, Icon == Image {
  var marker: (title: Text?, glyph: MarkerGlyph) { (title, .image(icon)) }
}

extension Text: MarkerLabel {
  var marker: (title: Text?, glyph: MarkerGlyph) { (self, .pin) }
}

extension Image: MarkerLabel {
  var marker: (title: Text?, glyph: MarkerGlyph) { (nil, .image(self)) }
}

nonisolated extension Marker {
  /// Creates a marker with a label: a `Label` of a text and an image, which is in the balloon, a `Text`, or an `Image`. Other views aren't
  /// displayed, and are reported once. Mirrors MapKit's `init(coordinate:label:)`.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate: coordinate, title: nil, glyph: .pin, label: label())
  }
}

nonisolated extension Marker where Label == Oriel.Label<Text, Image> {
  /// Creates a marker with a localized title and a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(titleKey), glyph: .pin)
  }

  /// Creates a marker with a title and a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(title), glyph: .pin)
  }

  /// Creates a marker with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(titleKey), glyph: .image(Image(systemName: systemImage)))
  }

  /// Creates a marker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(title), glyph: .image(Image(systemName: systemImage)))
  }

  /// Creates a marker with a localized title and an image from the app's bundle.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(titleKey), glyph: .image(Image(image)))
  }

  /// Creates a marker with a title and an image from the app's bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(title), glyph: .image(Image(image)))
  }

  /// Creates a marker for an item, with its name as the title.
  @MainActor public init(item: MKMapItem) {
    self.init(coordinate: item.placemark.coordinate, title: item.name.map { Text($0) }, glyph: .pin)
  }
}

nonisolated extension Marker where Label == Text {
  /// Creates a marker with a localized title and up to three letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(titleKey), glyph: .monogram(monogram))
  }

  /// Creates a marker with a title and up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, title: Text(title), glyph: .monogram(monogram))
  }
}
