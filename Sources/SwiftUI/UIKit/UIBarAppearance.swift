import Foundation

/// How UIKit would draw a bar. Mirrors UIKit's `UIBarAppearance` as far as programs set it: a bar's `appearance()`, which takes it, changes nothing and says
/// so. Its members can be used on any thread.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
  nonisolated let kept = KeptValues()

  nonisolated public override init() { super.init() }

  /// Opaque, in the colour of the system's bars.
  nonisolated public func configureWithOpaqueBackground() { configure(.systemBackground) }

  /// As the system has it.
  nonisolated public func configureWithDefaultBackground() { configure(nil) }

  /// Nothing behind the bar.
  nonisolated public func configureWithTransparentBackground() { configure(nil) }

  nonisolated private func configure(_ color: UIColor?) {
    backgroundColor = color
    backgroundEffect = nil
    backgroundImage = nil
  }

  nonisolated public var backgroundColor: UIColor? {
    get { kept["backgroundColor"] }
    set { kept["backgroundColor"] = newValue }
  }

  nonisolated public var backgroundEffect: UIBlurEffect? {
    get { kept["backgroundEffect"] }
    set { kept["backgroundEffect"] = newValue }
  }

  nonisolated public var backgroundImage: UIImage? {
    get { kept["backgroundImage"] }
    set { kept["backgroundImage"] = newValue }
  }

  nonisolated public var shadowColor: UIColor? {
    get { kept["shadowColor"] }
    set { kept["shadowColor"] = newValue }
  }

  nonisolated public var shadowImage: UIImage? {
    get { kept["shadowImage"] }
    set { kept["shadowImage"] = newValue }
  }
}
