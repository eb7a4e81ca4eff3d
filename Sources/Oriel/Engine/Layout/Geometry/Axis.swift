import Foundation

/// The horizontal or vertical dimension. Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Hashable, CustomStringConvertible, Sendable {
  case horizontal, vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// The other dimension.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes. Mirrors SwiftUI's `Axis.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)
    package static let both: Set = [.horizontal, .vertical]

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }
}
