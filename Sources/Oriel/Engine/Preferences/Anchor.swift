import Foundation
import OrielDrawing

/// A geometric value in a view that can be converted to the coordinate space of another view: `proxy[anchor]`. Mirrors SwiftUI's `Anchor`.
///
/// The anchor follows its view: a body that reads it runs again, within the same frame, when the two views move relative to each other. Two
/// anchors are equal if they refer to the same value in the same view.
public struct Anchor<Value>: Hashable, Sendable {
  /// The geometric value of a view from which an anchor is created. Mirrors SwiftUI's `Anchor.Source`.
  public struct Source: Hashable, Sendable {
    private let place: AnchorPlace
    /// A closure that returns the value in a box of a size, converted to another coordinate space.
    let value: @Sendable (CGSize, CGAffineTransform) -> Value

    init(_ place: AnchorPlace, value: @escaping @Sendable (CGSize, CGAffineTransform) -> Value) {
      self.place = place
      self.value = value
    }

    public static func == (left: Self, right: Self) -> Bool { left.place == right.place }

    public func hash(into hasher: inout Hasher) { hasher.combine(place) }

    /// The value that distinguishes this source from others.
    var key: AnchorPlace { place }
  }

  let source: Source
  let owner: AnchorOwner

  public static func == (left: Self, right: Self) -> Bool { left.owner === right.owner && left.source == right.source }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(source)
  }
}

/// A geometric value in a box.
indirect enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorPlace])
  case none
}

/// The view that anchors refer to.
@MainActor
final class AnchorOwner {
  private weak var node: AnyViewNode?

  init(_ node: AnyViewNode) { self.node = node }

  /// The box of the view, or `nil` if the view isn't laid out or no longer exists.
  var box: LayoutBox? {
    var boxes: [LayoutBox] = []
    if let node, node.isMounted { node.appendBoxes(to: &boxes) }
    guard let box = boxes.first, box.isPlaced, box.isAttached else { return nil }
    return box
  }
}

extension Anchor.Source where Value == CGRect {
  /// Returns a source for a rectangle in the view's own coordinate space.
  public static func rect(_ rect: CGRect) -> Anchor<Value>.Source { .init(.rect(rect)) { _, transform in rect.applying(transform) } }

  /// A source for the bounds of the view.
  public static var bounds: Anchor<Value>.Source {
    .init(.bounds) { size, transform in CGRect(origin: .zero, size: size).applying(transform) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a source for a point in the view's own coordinate space.
  public static func point(_ point: CGPoint) -> Anchor<Value>.Source { .init(.point(point)) { _, transform in point.applying(transform) } }

  /// Returns a source for a point as a fraction of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
    .init(.unitPoint(point)) { size, transform in CGPoint(x: size.width * point.x, y: size.height * point.y).applying(transform) }
  }

  /// A source for the top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// A source for the center of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// A source for the top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// A source for the center of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// A source for the center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// A source for the center of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// A source for the bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// A source for the center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// A source for the bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source for several values of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(.list(array.map(\.key))) { size, transform in array.map { $0.value(size, transform) } }
  }

  /// Creates a source for an optional value.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(anchor?.key ?? .none) { size, transform in anchor?.value(size, transform) }
  }
}

extension GeometryProxy {
  /// The value of an anchor in this view's coordinate space, by the settled layout. If the anchor's view no longer exists, the last known
  /// geometry applies, or zero.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (source, owner) = (source, anchor.owner)
    let geometry = MainActor.assumeIsolated { source.readAnchor(owner) }
    return anchor.source.value(geometry.size, geometry.transform)
  }
}

/// The geometry of an anchor's view relative to another view.
struct AnchorGeometry: Equatable {
  var size = CGSize.zero
  /// The transform from the anchor's space to that of the other view.
  var transform = CGAffineTransform.identity
}

extension LayoutBox {
  /// Returns the geometry of another box relative to this one, or `nil` if this box's transform isn't invertible.
  func anchorGeometry(of other: LayoutBox) -> AnchorGeometry? {
    guard let inverse = layoutTransform(to: .global).invertedOrNil else { return nil }
    return AnchorGeometry(size: other.size, transform: other.layoutTransform(to: .global).concatenating(inverse))
  }
}
