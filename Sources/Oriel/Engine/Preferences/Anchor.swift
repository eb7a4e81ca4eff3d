import Foundation
import OrielDrawing

/// A place in a view, to be read in the space of another: `proxy[anchor]`. Mirrors SwiftUI's `Anchor`.
///
/// It stands for the place wherever layout has put it, and follows it: a body that reads it runs again, within the frame, when the two views
/// move against each other. Two anchors are equal if they name the same place of the same view.
public struct Anchor<Value>: Hashable, Sendable {
  /// Which place of a view an anchor is made of. Mirrors SwiftUI's `Anchor.Source`.
  public struct Source: Hashable, Sendable {
    private let place: AnchorPlace
    /// The place in a box of the size, brought to another space.
    let value: @Sendable (CGSize, CGAffineTransform) -> Value

    init(_ place: AnchorPlace, value: @escaping @Sendable (CGSize, CGAffineTransform) -> Value) {
      self.place = place
      self.value = value
    }

    public static func == (left: Self, right: Self) -> Bool { left.place == right.place }

    public func hash(into hasher: inout Hasher) { hasher.combine(place) }

    /// What tells this place from others.
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

/// A place in a box.
indirect enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
  case list([AnchorPlace])
  case none
}

/// The view that anchors were made for.
@MainActor
final class AnchorOwner {
  private weak var node: AnyViewNode?

  init(_ node: AnyViewNode) { self.node = node }

  /// Nil where the view is not laid out, or gone.
  var box: LayoutBox? {
    var boxes: [LayoutBox] = []
    if let node, node.isMounted { node.appendBoxes(to: &boxes) }
    guard let box = boxes.first, box.isPlaced, box.isAttached else { return nil }
    return box
  }
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's own space.
  public static func rect(_ rect: CGRect) -> Anchor<Value>.Source { .init(.rect(rect)) { _, transform in rect.applying(transform) } }

  /// All of the view.
  public static var bounds: Anchor<Value>.Source {
    .init(.bounds) { size, transform in CGRect(origin: .zero, size: size).applying(transform) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space.
  public static func point(_ point: CGPoint) -> Anchor<Value>.Source { .init(.point(point)) { _, transform in point.applying(transform) } }

  /// A point by its share of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
    .init(.unitPoint(point)) { size, transform in CGPoint(x: size.width * point.x, y: size.height * point.y).applying(transform) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(.list(array.map(\.key))) { size, transform in array.map { $0.value(size, transform) } }
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(anchor?.key ?? .none) { size, transform in anchor?.value(size, transform) }
  }
}

extension GeometryProxy {
  /// The place in this view's space, as layout settled it. Of a view that has gone it is where the view was last, or zero.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (source, owner) = (source, anchor.owner)
    let geometry = MainActor.assumeIsolated { source.readAnchor(owner) }
    return anchor.source.value(geometry.size, geometry.transform)
  }
}

/// Where the view of an anchor is, as seen from another.
struct AnchorGeometry: Equatable {
  var size = CGSize.zero
  /// From its space to the other's.
  var transform = CGAffineTransform.identity
}

extension LayoutBox {
  /// Nil where this box is scaled to nothing.
  func anchorGeometry(of other: LayoutBox) -> AnchorGeometry? {
    guard let inverse = layoutTransform(to: .global).invertedOrNil else { return nil }
    return AnchorGeometry(size: other.size, transform: other.layoutTransform(to: .global).concatenating(inverse))
  }
}
