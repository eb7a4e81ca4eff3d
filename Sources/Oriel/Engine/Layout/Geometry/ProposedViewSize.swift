import Foundation

/// The room that a container offers to a view, in points: zero asks for the smallest size, infinity for the largest, and nil
/// for the ideal one. Mirrors SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal as a size, with `size` in the dimensions that are nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Whether both lengths are given, and no end of room.
  var isFinite: Bool { width?.isFinite == true && height?.isFinite == true }

  /// The size of a view that takes what it is offered, and has its content's length where the proposal leaves that to it.
  func filled(orNatural natural: () -> CGSize) -> CGSize {
    if let width, let height { return CGSize(width: max(0, width), height: max(0, height)) }
    let natural = natural()
    return CGSize(width: width.map { max(0, $0) } ?? natural.width, height: height.map { max(0, $0) } ?? natural.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
