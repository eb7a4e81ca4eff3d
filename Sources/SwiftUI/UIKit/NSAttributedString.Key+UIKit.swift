import Foundation

extension NSAttributedString.Key {
  /// The font, as a `UIFont`. Mirrors UIKit's `font`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, as a `UIColor`. Mirrors UIKit's `foregroundColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text, as a `UIColor`. Mirrors UIKit's `backgroundColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional distance between two letters, in points, as a number. Mirrors UIKit's `kern`.
  public static let kern = NSAttributedString.Key("NSKern")
}
