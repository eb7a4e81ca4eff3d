import Foundation
import Packaging

/// What a page tells of the program before the program tells it.
struct PageFacts: Sendable {
  /// The page's title until the program names one.
  var name: String
  var icon: Data
  /// The icon's media type, such as image/png.
  var iconType: String

  /// What a package of the program would tell. An icon that can't be read gives way to the one of programs without an icon.
  init(_ program: Program) { self.init(name: program.name, icon: program.icon.flatMap { try? Icon($0) }) }

  init(name: String, icon: Icon? = nil) {
    let icon = icon ?? Icon(letterOf: name)
    (self.name, self.icon, iconType) = (name, icon.data, icon.mediaType)
  }
}
