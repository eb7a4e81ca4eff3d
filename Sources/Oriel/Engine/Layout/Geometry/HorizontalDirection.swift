/// A direction along a line of text. Mirrors SwiftUI's `HorizontalDirection`.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// A set of horizontal directions. Mirrors SwiftUI's `HorizontalDirection.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// The direction towards the leading edge.
    public static let leading = Set(.leading)
    /// The direction towards the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction across lines of text. Mirrors SwiftUI's `VerticalDirection`.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  case up, down

  /// A set of vertical directions. Mirrors SwiftUI's `VerticalDirection.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// The direction upwards.
    public static let up = Set(.up)
    /// The direction downwards.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
