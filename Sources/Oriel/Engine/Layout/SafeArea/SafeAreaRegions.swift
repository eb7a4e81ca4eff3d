import Foundation

/// The regions that keep content away from the edges of its container. Mirrors SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region of bars, window decorations and other parts of the container.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The region of the software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
