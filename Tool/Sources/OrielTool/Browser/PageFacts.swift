import Foundation
import Packaging

/// The facts about the program that the page shows before the program sends its own.
struct PageFacts: Sendable {
  /// The page's title until the program sets one.
  var name: String
  var icon: Data
  /// The icon's media type, such as image/png.
  var iconType: String

  /// Creates the facts of a program's package. An unreadable icon is replaced by the default icon.
  init(_ program: Program) { self.init(name: program.name, icon: program.icon.flatMap { try? Icon($0) }) }

  init(name: String, icon: Icon? = nil) {
    let icon = icon ?? Icon(letterOf: name)
    (self.name, self.icon, iconType) = (name, icon.data, icon.mediaType)
  }
}
