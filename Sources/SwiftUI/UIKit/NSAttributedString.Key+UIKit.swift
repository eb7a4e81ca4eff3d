import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`. Mirrors UIKit's `font`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`, of the letters. Mirrors UIKit's `foregroundColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, behind the letters. Mirrors UIKit's `backgroundColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number of points between two letters. Mirrors UIKit's `kern`.
  public static let kern = NSAttributedString.Key("NSKern")
}
