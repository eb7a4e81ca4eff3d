import Foundation

/// What keeps content away from the sides of its container. Mirrors SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, window decoration and whatever else belongs to the container.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}
