import Foundation

/// The appearance of a bar in UIKit. Setting it on a bar's `appearance()` has no effect, which is reported. Its members can be used on any
/// thread. Mirrors UIKit's `UIBarAppearance` as far as apps set it.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
  nonisolated let kept = PropertyStorage()

  /// Creates an appearance with default values.
  nonisolated public override init() { super.init() }

  /// Configures an opaque background in the color of the system's bars.
  nonisolated public func configureWithOpaqueBackground() { configure(.systemBackground) }

  /// Configures the system's default background.
  nonisolated public func configureWithDefaultBackground() { configure(nil) }

  /// Configures a transparent background.
  nonisolated public func configureWithTransparentBackground() { configure(nil) }

  nonisolated private func configure(_ color: UIColor?) {
    backgroundColor = color
    backgroundEffect = nil
    backgroundImage = nil
  }

  /// The background color. It has no effect.
  nonisolated public var backgroundColor: UIColor? {
    get { kept["backgroundColor"] }
    set { kept["backgroundColor"] = newValue }
  }

  /// The blur effect of the background. It has no effect.
  nonisolated public var backgroundEffect: UIBlurEffect? {
    get { kept["backgroundEffect"] }
    set { kept["backgroundEffect"] = newValue }
  }

  /// The background image. It has no effect.
  nonisolated public var backgroundImage: UIImage? {
    get { kept["backgroundImage"] }
    set { kept["backgroundImage"] = newValue }
  }

  /// The shadow color. It has no effect.
  nonisolated public var shadowColor: UIColor? {
    get { kept["shadowColor"] }
    set { kept["shadowColor"] = newValue }
  }

  /// The shadow image. It has no effect.
  nonisolated public var shadowImage: UIImage? {
    get { kept["shadowImage"] }
    set { kept["shadowImage"] = newValue }
  }
}
