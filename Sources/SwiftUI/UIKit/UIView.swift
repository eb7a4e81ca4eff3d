import Foundation

/// Where UIKit's name for animation curves lives. Mirrors UIKit's `UIView` as far as that goes.
public class UIView: UIResponder {
  package override init() { super.init() }

  /// Mirrors UIKit's `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// The keyboard's own curve, which has no name in UIKit either: there too, `AnimationCurve(rawValue: 7)` isn't nil.
    case _keyboard = 7
  }

  /// A set of options, of which the curve of an animation is 16 bits up. Mirrors UIKit's `UIView.AnimationOptions` as far as that goes.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

    nonisolated public static let curveEaseInOut = AnimationOptions([])
    nonisolated public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    nonisolated public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    nonisolated public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
