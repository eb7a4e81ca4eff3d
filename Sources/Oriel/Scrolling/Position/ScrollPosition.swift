import Foundation

/// The position of a scroll view, current or requested. Mirrors SwiftUI's `ScrollPosition`.
///
/// An app scrolls by changing the position, with an animation inside `withAnimation`. Once the user has scrolled, the position contains the
/// id of the view at the anchor, if that view has an id of the right type in a `scrollTargetLayout()`.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable {
    case none
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  // Ids are `Sendable` by the signatures of the initializers and methods, or stay on the main actor, where they were read.
  private(set) nonisolated(unsafe) var target = Target.none
  private let idType: any Any.Type
  private var isByUser = false
  /// The number of requests, by which an equal request differs from the one before.
  private var serial = 0

  /// Creates a position without a target.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = idType }

  /// Creates the position of a view with an id at an anchor.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    idType = type(of: id)
    target = .view(AnyHashable(id), anchor: anchor)
  }

  /// Creates the position of an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.idType = idType
    target = .edge(edge)
  }

  /// Creates the position of a point of the content, in points from its start.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.idType = idType
    target = .point(point)
  }

  /// Creates the position of a point of the content, in points from its start.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Creates a horizontal position, in points from the start of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.idType = idType
    target = .x(x)
  }

  /// Creates a vertical position, in points from the start of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.idType = idType
    target = .y(y)
  }

  // MARK: Scrolling

  /// Scrolls until the view with an id is at an anchor. An anchor of `nil` scrolls by the smallest distance that shows the view. An unknown
  /// id has no effect.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content, in points, as far as the content permits.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(point)) }

  /// Scrolls to a point of the content, in points, as far as the content permits.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(CGPoint(x: x, y: y))) }

  /// Scrolls horizontally to a position in the content, in points, as far as the content permits.
  public mutating func scrollTo(x: CGFloat) { go(to: .x(x)) }

  /// Scrolls vertically to a position in the content, in points, as far as the content permits.
  public mutating func scrollTo(y: CGFloat) { go(to: .y(y)) }

  private mutating func go(to target: Target) {
    self.target = target
    isByUser = false
    serial += 1
  }

  // MARK: Reading

  /// A Boolean value that indicates whether the user has scrolled since the app last did. Setting it to `true` removes the target.
  public var isPositionedByUser: Bool {
    get { isByUser }
    set {
      isByUser = newValue
      if newValue { target = .none }
    }
  }

  /// The edge that the app has scrolled to, or `nil` if the position isn't an edge.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that the app has scrolled to, or `nil` if the position isn't a point.
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }

  /// The horizontal position that the app has scrolled to, or `nil` if there is none.
  public var x: CGFloat? { if case .x(let x) = target { x } else { point?.x } }

  /// The vertical position that the app has scrolled to, or `nil` if there is none.
  public var y: CGFloat? { if case .y(let y) = target { y } else { point?.y } }

  /// Returns the id of the view that the app has scrolled to, or of the view at the anchor since the user has scrolled, or `nil` if there
  /// is none of the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = target { id.base as? T } else { nil }
  }

  /// The id of the view that the app has scrolled to, or of the view at the anchor since the user has scrolled, or `nil` if the position
  /// isn't a view's.
  public var viewID: (any Hashable & Sendable)? {
    guard let id, let base = id.base as? any Hashable else { return nil }
    // A cast can't check `Sendable`, which is a marker protocol. The comment on `target` explains why the ids are `Sendable`.
    return unsafeBitCast(base as any Hashable, to: (any Hashable & Sendable).self)
  }

  var id: AnyHashable? { if case .view(let id, _) = target { id } else { nil } }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.target == right.target && left.idType == right.idType && left.isByUser == right.isByUser && left.serial == right.serial
  }

  // MARK: Scroll view interface

  /// Indicates whether a view's id has the type of the position's ids.
  func takes(_ id: AnyHashable) -> Bool { type(of: id.base) == idType }

  /// Returns the position after the user has scrolled to a view.
  func positionedByUser(at id: AnyHashable?) -> ScrollPosition {
    var result = self
    result.isByUser = true
    result.target = id.map { .view($0, anchor: nil) } ?? .none
    return result
  }

  func request(anchor: UnitPoint?) -> ScrollRequest.Target? {
    switch target {
    case .none: nil
    case .view(let id, let own): .view(id, anchor: own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let point): .point(point)
    case .x(let x): .coordinate(.horizontal, x)
    case .y(let y): .coordinate(.vertical, y)
    }
  }
}
