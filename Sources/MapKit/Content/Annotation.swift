import CoreLocation
import Foundation
import Oriel

/// A view at a coordinate of a map, with a title below it. Mirrors MapKit's `Annotation`.
nonisolated public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
  public typealias Body = Never

  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let label: Label?
  let content: Content

  init(at coordinate: CLLocationCoordinate2D, anchor: UnitPoint, label: Label?, content: Content) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.label = label
    self.content = content
  }

  @MainActor public static func _collectItems(_ annotation: Self, in context: _MapContentContext) {
    context.collector.add(
      at: annotation.coordinate, title: nil,
      look: .view(
        AnyView(annotation.content), anchor: annotation.anchor,
        label: Label.self == EmptyView.self ? nil : annotation.label.map { AnyView($0) }), in: context)
  }
}

nonisolated extension Annotation where Label == Text {
  /// Creates an annotation with a localized title.
  ///
  /// - Parameter anchor: The point of the content that is at the coordinate.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(at: coordinate, anchor: anchor, label: Text(titleKey), content: content())
  }

  /// Creates an annotation with a title.
  ///
  /// - Parameter anchor: The point of the content that is at the coordinate.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(at: coordinate, anchor: anchor, label: title.isEmpty ? nil : Text(title), content: content())
  }
}

nonisolated extension Annotation {
  /// Creates an annotation with a view below the content.
  ///
  /// - Parameter anchor: The point of the content that is at the coordinate.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(at: coordinate, anchor: anchor, label: label(), content: content())
  }
}
