import Foundation
import FoundationText

/// An order of texts that a sort descriptor asks for by the end of its key path.
enum TextOrder: String, CaseIterable {
  case localizedStandard, localized

  /// The name by which SQL has it.
  var collation: String { rawValue }

  /// The path by which a descriptor sorts by a property in this order, if that is a text.
  func path(through property: AnyKeyPath) -> AnyKeyPath? {
    switch self {
    case .localizedStandard: property.appending(path: \String._localizedStandard) ?? property.appending(path: \String?._localizedStandard)
    case .localized: property.appending(path: \String._localized) ?? property.appending(path: \String?._localized)
    }
  }
}
