import Oriel

/// Light or dark mode. Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The traits that determine a color. Mirrors UIKit's `UITraitCollection` in part.
public final class UITraitCollection: Hashable, Sendable {
  /// The light or dark mode.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits for light or dark mode.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  @MainActor convenience init(of host: ViewHost) { self.init(userInterfaceStyle: host.isDark ? .dark : .light) }

  /// The traits of the frontmost window, or those of light mode if there is no window. On threads other than the main thread, they are the
  /// last known traits.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: FrontmostWindow.current?.isDark == true ? .dark : .light)
  }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool { left.userInterfaceStyle == right.userInterfaceStyle }

  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
