import SwiftUI

/// The traits of a layout's environment. Mirrors the part of UIKit's `UITraitCollection` that layouts use.
public struct UITraitCollection: Hashable, Sendable {
  /// The horizontal size class of the collection's environment.
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class of the collection's environment.
  public var verticalSizeClass: UIUserInterfaceSizeClass
  /// The layout direction of the collection's environment.
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The color scheme of the collection's environment.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels per point.
  public var displayScale: CGFloat

  /// Creates a collection of traits. Omitted traits are unspecified, and the display scale is 1.
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

/// The size classes of a container. Mirrors UIKit's `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The environment has no size class.
  case unspecified
  /// A constrained size.
  case compact
  /// A standard size.
  case regular
}

/// The horizontal directions in which content is arranged. Mirrors UIKit's `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The environment has no layout direction.
  case unspecified = -1
  /// The leading edge is at the left.
  case leftToRight = 0
  /// The leading edge is at the right.
  case rightToLeft = 1
}

/// The color schemes. Mirrors UIKit's `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The environment has no color scheme.
  case unspecified
  /// The light color scheme.
  case light
  /// The dark color scheme.
  case dark
}
