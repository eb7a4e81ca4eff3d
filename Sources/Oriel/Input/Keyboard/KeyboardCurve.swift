import Foundation

/// The animation curve of a keyboard: a raw value of UIKit's `UIView.AnimationCurve`, or 7, the keyboard's own private one.
///
/// All raw values are preserved.
package struct KeyboardCurve: RawRepresentable, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let easeInOut = KeyboardCurve(rawValue: 0)
  package static let easeIn = KeyboardCurve(rawValue: 1)
  package static let easeOut = KeyboardCurve(rawValue: 2)
  package static let linear = KeyboardCurve(rawValue: 3)
  package static let keyboard = KeyboardCurve(rawValue: 7)

  /// The timing curve for the duration, or `nil` for the keyboard's spring, which has its own timing.
  var timing: UnitCurve? {
    switch rawValue {
    case 0: .easeInOut
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: nil
    }
  }

  /// An approximation of curve 7 from its known values: mass 3, stiffness 1000, damping 500, critically damped. It is within a thousandth
  /// of its end after 0.506 s, regardless of the announced duration.
  static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
}
