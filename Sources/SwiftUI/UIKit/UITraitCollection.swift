import Oriel

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

  @MainActor convenience init(of host: ViewHost) { self.init(userInterfaceStyle: host.isDark ? .dark : .light) }

  /// The surroundings of the window in front; light ones without a window. On another thread than the main one, as they were last.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: WindowInFront.current?.isDark == true ? .dark : .light)
  }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool { left.userInterfaceStyle == right.userInterfaceStyle }

  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}
