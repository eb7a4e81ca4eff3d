/// Where UIKit's name for animation curves lives. Mirrors UIKit's `UIView` as far as that goes.
public class UIView: UIResponder {
  /// Mirrors UIKit's `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// The keyboard's own curve, which has no name in UIKit either: there too, `AnimationCurve(rawValue: 7)` isn't nil.
    case _keyboard = 7
  }
}
