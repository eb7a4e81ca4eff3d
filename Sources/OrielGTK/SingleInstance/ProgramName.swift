import CGTK
import Foundation
import Oriel

/// A program's name on a message bus, and its object's path there, derived from the program's identifier as desktop environments do.
struct ProgramName: Equatable {
  let name: String

  /// Creates a name, or `nil` if the identifier isn't valid on a message bus. It needs at least two parts, separated by dots, of letters,
  /// digits, "-" and "_", none of which begins with a digit.
  init?(identifier: String) {
    guard g_dbus_is_name(identifier) != 0, !identifier.hasPrefix(":") else { return nil }
    name = identifier
  }

  var path: String { "/" + name.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined() }

  /// Returns the name of a bundle, or `nil` if it has none. The main bundle has an identifier if an Info.plist contains one.
  static func ofProgram(_ bundle: Bundle = .main) -> ProgramName? {
    guard let identifier = bundle.bundleIdentifier, !identifier.isEmpty else { return nil }
    if let name = ProgramName(identifier: identifier) { return name }
    Report.once(
      "program-name-\(identifier)",
      "The bundle identifier \"\(identifier)\" isn't a valid bus name, so each launch starts a separate instance of the program. Use a "
        + "form like \"com.example.Notes\".")
    return nil
  }
}
