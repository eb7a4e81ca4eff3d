import CoreLocation
import Oriel

/// Whether a map follows the place of the machine. Mirrors MapKit's deprecated `MapUserTrackingMode`.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none
  case follow
}

/// What a map shows at a coordinate. Mirrors MapKit's deprecated `MapAnnotationProtocol`; the underscored requirement is the engine's.
public protocol MapAnnotationProtocol {
  @MainActor func _collectItem(in context: _MapContentContext)
}

/// A view at a coordinate. Mirrors MapKit's deprecated `MapAnnotation`, which `Annotation` has taken the place of.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// - Parameter anchorPoint: The point of the content that is at the coordinate, as a share of its size.
  public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }

  @MainActor public func _collectItem(in context: _MapContentContext) {
    context.collector.add(at: coordinate, title: nil, look: .view(AnyView(content), anchor: anchor, label: nil), in: context)
  }
}

/// A balloon at a coordinate. Mirrors MapKit's deprecated `MapMarker`, which `Marker` has taken the place of.
nonisolated public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

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

/// A balloon at a coordinate. Mirrors MapKit's deprecated `MapPin`; its look is that of a `MapMarker`.
nonisolated public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { marker = MapMarker(coordinate: coordinate, tint: tint) }

  @MainActor public func _collectItem(in context: _MapContentContext) { marker._collectItem(in: context) }
}

/// The content of a map by its region. Mirrors MapKit's `_DefaultMapContent`.
nonisolated public struct _DefaultMapContent: View {
  let setup: MapSetup

  @MainActor public var body: some View { MapContentView<Never, AnnotatedContent>(setup, AnnotatedContent(setup: setup) { _ in }) }
}

/// The content of a map by its region, with annotations. Mirrors MapKit's `_DefaultAnnotatedMapContent`.
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

/// Annotations, and where the machine is.
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

  /// A map of a region, which follows as people move the map. Mirrors MapKit's deprecated initializer.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      showing: _DefaultMapContent(
        setup: Self.setup(.region(coordinateRegion, tracking: userTrackingMode), interactionModes, showsUserLocation)))
  }

  /// A map of a rectangle, which follows as people move the map. Mirrors MapKit's deprecated initializer.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      showing: _DefaultMapContent(setup: Self.setup(.rect(mapRect, tracking: userTrackingMode), interactionModes, showsUserLocation)))
  }

  /// A map of a region, with annotations. Mirrors MapKit's deprecated initializer.
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

  /// A map of a rectangle, with annotations. Mirrors MapKit's deprecated initializer.
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
