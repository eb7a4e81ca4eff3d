/// Whether surroundings are light or dark. Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The surroundings that a colour is asked for. Mirrors UIKit's `UITraitCollection` as far as that goes.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool { left.userInterfaceStyle == right.userInterfaceStyle }

  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
