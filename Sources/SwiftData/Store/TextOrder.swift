import Foundation
import FoundationText

/// An order of text that a sort descriptor requests by the end of its key path.
enum TextOrder: String, CaseIterable {
  case localizedStandard, localized

  /// The name of the collation in SQL.
  var collation: String { rawValue }

  /// Returns the key path by which a descriptor sorts a property in this order, or `nil` if the property isn't a string.
  func path(through property: AnyKeyPath) -> AnyKeyPath? {
    switch self {
    case .localizedStandard: property.appending(path: \String._localizedStandard) ?? property.appending(path: \String?._localizedStandard)
    case .localized: property.appending(path: \String._localized) ?? property.appending(path: \String?._localized)
    }
  }
}
