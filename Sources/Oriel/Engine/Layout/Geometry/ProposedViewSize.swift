import Foundation

/// The size that a container proposes to a view, in points. Zero requests the minimum size, infinity the maximum, and `nil` the ideal one.
/// Mirrors SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, or `nil` if it is unspecified.
  public var width: CGFloat?
  /// The proposed height, or `nil` if it is unspecified.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of the given size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Returns the proposal as a size. `size` provides the lengths that are unspecified.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// Indicates whether both lengths are specified and finite.
  var isFinite: Bool { width?.isFinite == true && height?.isFinite == true }

  /// Returns the size of a view that takes the proposed size, and its content's length along unspecified axes.
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
