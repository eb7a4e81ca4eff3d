import Foundation

/// Where a scroll view is or has to be. Mirrors SwiftUI's `ScrollPosition`.
///
/// A program scrolls by changing it, inside `withAnimation` with an animation. Once a hand has scrolled, it is positioned by the user and
/// knows the view at the anchor, if that has an id of the right type in a `scrollTargetLayout()`.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable {
    case none
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  // Ids are Sendable by the signatures that let them in, or stay on the main actor, where they were read.
  private(set) nonisolated(unsafe) var target = Target.none
  private let idType: any Any.Type
  private var isByUser = false
  /// Counts requests: the same one again is another.
  private var serial = 0

  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.idType = idType }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    idType = type(of: id)
    target = .view(AnyHashable(id), anchor: anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.idType = idType
    target = .edge(edge)
  }

  /// A point of the content in points, from where it begins.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.idType = idType
    target = .point(point)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.idType = idType
    target = .x(x)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.idType = idType
    target = .y(y)
  }

  // MARK: Scrolling

  /// Scrolls until the view with the id is at the anchor; with no anchor by the shortest way that shows it. An id that nobody has
  /// changes nothing.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
  }

  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content in points, as far as the content goes.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(point)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(CGPoint(x: x, y: y))) }

  public mutating func scrollTo(x: CGFloat) { go(to: .x(x)) }

  public mutating func scrollTo(y: CGFloat) { go(to: .y(y)) }

  private mutating func go(to target: Target) {
    self.target = target
    isByUser = false
    serial += 1
  }

  // MARK: Reading

  /// Whether a hand has scrolled since a program did.
  public var isPositionedByUser: Bool {
    get { isByUser }
    set {
      isByUser = newValue
      if newValue { target = .none }
    }
  }

  /// The edge that a program has scrolled to; nil otherwise.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that a program has scrolled to; nil otherwise.
  public var point: CGPoint? { if case .point(let point) = target { point } else { nil } }

  public var x: CGFloat? { if case .x(let x) = target { x } else { point?.x } }

  public var y: CGFloat? { if case .y(let y) = target { y } else { point?.y } }

  /// The id of the view that a program has scrolled to, or that is at the anchor since a hand has scrolled; nil if it is of another type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = target { id.base as? T } else { nil }
  }

  /// The id of the view that a program has scrolled to, or that is at the anchor since a hand has scrolled; nil where the position is none of
  /// a view.
  public var viewID: (any Hashable & Sendable)? {
    guard let id, let base = id.base as? any Hashable else { return nil }
    // `Sendable` can't be asked for at run time; by the comment on `target` it holds.
    return unsafeBitCast(base as any Hashable, to: (any Hashable & Sendable).self)
  }

  var id: AnyHashable? { if case .view(let id, _) = target { id } else { nil } }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.target == right.target && left.idType == right.idType && left.isByUser == right.isByUser && left.serial == right.serial
  }

  // MARK: For the scroll view

  /// Whether a view's id is of the type that is asked for.
  func takes(_ id: AnyHashable) -> Bool { type(of: id.base) == idType }

  /// The position after a hand has scrolled to a view.
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
