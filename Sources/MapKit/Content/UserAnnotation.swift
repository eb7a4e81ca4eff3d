import CoreLocation
import Oriel

/// The user's location, which requires the user's permission. It isn't displayed while it is unknown. Mirrors MapKit's `UserAnnotation`.
nonisolated public struct UserAnnotation<Content: View>: PrimitiveMapContent {
  public typealias Body = Never

  private let anchor: UnitPoint
  private let buildContent: (UserLocation) -> Content

  private init(at anchor: UnitPoint, making buildContent: @escaping (UserLocation) -> Content) {
    self.anchor = anchor
    self.buildContent = buildContent
  }

  @MainActor public static func _collectItems(_ annotation: Self, in context: _MapContentContext) {
    context.collector.showsUserLocation = true
    guard let location = context.userLocation else { return }
    if Content.self == DefaultUserAnnotationContent.self, location.horizontalAccuracy > 0 {
      var style = context.style
      style.foreground = AnyShapeStyle(.tint.opacity(0.15))
      style.stroke = (AnyShapeStyle(.tint.opacity(0.4)), StrokeStyle(lineWidth: 1))
      context.collector.shapes.append(
        MapShape(
          id: context.part("accuracy").key, source: .circle(location.coordinate, radius: location.horizontalAccuracy), style: style,
          isFramed: false))
    }
    context.collector.add(
      at: location.coordinate, title: nil,
      look: .view(AnyView(annotation.buildContent(UserLocation(location: location))), anchor: annotation.anchor, label: nil),
      in: context)
  }
}

nonisolated extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates an annotation with the default dot.
  public init() { self.init(at: .center) { _ in DefaultUserAnnotationContent() } }
}

nonisolated extension UserAnnotation {
  /// Creates an annotation with a view instead of the dot.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.init(at: anchor) { _ in content() }
  }

  /// Creates an annotation with a view instead of the dot, with access to the location.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {
    self.init(at: anchor, making: content)
  }
}

/// The user's location. There is no heading, because the location services of desktop environments don't provide one. Mirrors MapKit's
/// `UserLocation`.
public struct UserLocation: Sendable {
  /// The location.
  public let location: CLLocation?
}

/// The dot at the user's location. Mirrors MapKit's `DefaultUserAnnotationContent`.
nonisolated public struct DefaultUserAnnotationContent: View {

  init() {}

  @MainActor public var body: some View {
    Circle()
      .fill(.tint)
      .padding(3)
      .background(Circle().fill(.white).shadow(color: .black.opacity(0.3), radius: 2, y: 1))
      .frame(width: 22, height: 22)
      .accessibilityElement()
      .accessibilityLabel(Text(.own(.myLocation)))
  }
}
