import Foundation

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The layout direction of the view.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the view is enabled for user interaction.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points. Mirrors SwiftUI's `pixelLength`.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// A Boolean value that indicates whether an always-on screen is dimmed. Mirrors SwiftUI's `isLuminanceReduced`.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// Returns the keys that a closure reads.
  static func keys(_ read: (EnvironmentValues) -> Void) -> EnvironmentKeySet { EnvironmentValues().tracked(read).keys }
}
