/// A direction along a line of text. Mirrors SwiftUI's `HorizontalDirection`.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// Mirrors SwiftUI's `HorizontalDirection.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction across lines of text. Mirrors SwiftUI's `VerticalDirection`.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  case up, down

  /// Mirrors SwiftUI's `VerticalDirection.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
  }
}
