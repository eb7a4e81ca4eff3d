import SwiftUI

/// Traits of where a layout is. Mirrors UIKit's `UITraitCollection` as far as layouts ask for it.
public struct UITraitCollection: Hashable, Sendable {
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point.
  public var displayScale: CGFloat

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified, verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    displayScale: CGFloat = 1
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }
}

/// Mirrors UIKit's `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// Mirrors UIKit's `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
