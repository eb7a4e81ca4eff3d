import CoreLocation
import Oriel

/// A mode that determines whether a map follows the user's location. Mirrors MapKit's deprecated `MapUserTrackingMode`.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map doesn't follow the user's location.
  case none
  /// The map follows the user's location.
  case follow
}

/// An item of a map at a coordinate. The underscored requirement is internal. Mirrors MapKit's deprecated `MapAnnotationProtocol`.
public protocol MapAnnotationProtocol {
  @MainActor func _collectItem(in context: _MapContentContext)
}

/// A view at a coordinate. `Annotation` replaces it. Mirrors MapKit's deprecated `MapAnnotation`.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// Creates an annotation.
  ///
  /// - Parameter anchorPoint: The point of the content that is at the coordinate, as fractions of the content's size.
  public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }

  @MainActor public func _collectItem(in context: _MapContentContext) {
    context.collector.add(at: coordinate, title: nil, look: .view(AnyView(content), anchor: anchor, label: nil), in: context)
  }
}

/// A balloon at a coordinate. `Marker` replaces it. Mirrors MapKit's deprecated `MapMarker`.
nonisolated public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a marker.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  @MainActor public func _collectItem(in context: _MapContentContext) {
    var context = context
    if let tint { context.style.tint = AnyShapeStyle(tint) }
    context.collector.add(at: coordinate, title: nil, look: .marker(.pin), in: context)
  }
}

/// A balloon at a coordinate, which looks like a `MapMarker`. Mirrors MapKit's deprecated `MapPin`.
nonisolated public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { marker = MapMarker(coordinate: coordinate, tint: tint) }

  @MainActor public func _collectItem(in context: _MapContentContext) { marker._collectItem(in: context) }
}

/// The content of a map with a region. Mirrors MapKit's `_DefaultMapContent`.
nonisolated public struct _DefaultMapContent: View {
  let setup: MapSetup

  @MainActor public var body: some View { MapContentView<Never, AnnotatedContent>(setup, AnnotatedContent(setup: setup) { _ in }) }
}

/// The content of a map with a region and annotations. Mirrors MapKit's `_DefaultAnnotatedMapContent`.
nonisolated public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
  let setup: MapSetup
  let items: Items
  let annotation: (Items.Element) -> any MapAnnotationProtocol

  @MainActor public var body: some View {
    MapContentView<Never, AnnotatedContent>(
      setup,
      AnnotatedContent(setup: setup) { context in
        context.collector.reserve(items.count)
        for item in items { annotation(item)._collectItem(in: context.part(item.id)) }
      })
  }
}

/// Annotations, and the user's location if required.
nonisolated struct AnnotatedContent: PrimitiveMapContent {
  let setup: MapSetup
  let collect: @MainActor (_MapContentContext) -> Void

  @MainActor static func _collectItems(_ content: Self, in context: _MapContentContext) {
    content.collect(context.part("items"))
    if content.setup.showsUserLocation { UserAnnotation._collectItems(UserAnnotation(), in: context.part("user")) }
  }
}

nonisolated extension Map {
  private static func setup(_ source: MapPositionSource, _ modes: MapInteractionModes, _ showsUserLocation: Bool) -> MapSetup {
    MapSetup(source: source, bounds: nil, modes: modes, scope: nil, showsUserLocation: showsUserLocation)
  }

  /// Creates a map with a binding to a region, which is updated when the user moves the map. Mirrors MapKit's deprecated initializer.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      showing: _DefaultMapContent(
        setup: Self.setup(.region(coordinateRegion, tracking: userTrackingMode), interactionModes, showsUserLocation)))
  }

  /// Creates a map with a binding to a rectangle, which is updated when the user moves the map. Mirrors MapKit's deprecated initializer.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      showing: _DefaultMapContent(setup: Self.setup(.rect(mapRect, tracking: userTrackingMode), interactionModes, showsUserLocation)))
  }

  /// Creates a map with a binding to a region, and with annotations. Mirrors MapKit's deprecated initializer.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      showing: _DefaultAnnotatedMapContent(
        setup: Self.setup(.region(coordinateRegion, tracking: userTrackingMode), interactionModes, showsUserLocation),
        items: annotationItems,
        annotation: annotationContent))
  }

  /// Creates a map with a binding to a rectangle, and with annotations. Mirrors MapKit's deprecated initializer.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      showing: _DefaultAnnotatedMapContent(
        setup: Self.setup(.rect(mapRect, tracking: userTrackingMode), interactionModes, showsUserLocation), items: annotationItems,
        annotation: annotationContent))
  }
}
