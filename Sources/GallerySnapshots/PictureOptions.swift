import Foundation
import SwiftUI

/// The options of the command line.
struct PictureOptions {
  static let usage = """
    Usage: GallerySnapshots [--right-to-left] [--language ID] [--text-size NAME] [--text-scale NUMBER] DIR [SCALE]

    Renders every section of the Gallery to PNG files in DIR, light and dark, with no display. SCALE is the number of pixels per point. The default is 2.

      --right-to-left      lays out views from right to left; not needed for a language with that direction
      --language ID        the locale of Oriel's own texts, dates and numbers, such as de or ar_EG
      --text-size NAME     the user's text size, xSmall to accessibility5
      --text-scale NUMBER  the desktop environment's text scale, 0.5 to 4

    """

  var folder = ""
  var scale: CGFloat = 2
  var locale = Locale(identifier: "en_US")
  var layoutDirection = LayoutDirection.leftToRight
  var textSize = DynamicTypeSize.large
  var textScale = 1.0

  /// Parses the arguments, or returns `nil` if they are invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    var places: [String] = []
    var isMirrored = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--right-to-left": isMirrored = true
      case "--language":
        guard let name = rest.popFirst() else { return nil }
        locale = Locale(identifier: name)
      case "--text-size":
        guard let name = rest.popFirst(), let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else { return nil }
        textSize = size
      case "--text-scale":
        guard let number = rest.popFirst().flatMap(Double.init), (0.5...4).contains(number) else { return nil }
        textScale = number
      default:
        guard !argument.hasPrefix("--") else { return nil }
        places.append(argument)
      }
    }
    guard let first = places.first, places.count <= 2 else { return nil }
    folder = first
    if places.count == 2 {
      guard let number = Double(places[1]), (0.5...4).contains(number) else { return nil }
      scale = number
    }
    if isMirrored || locale.language.characterDirection == .rightToLeft { layoutDirection = .rightToLeft }
  }
}
