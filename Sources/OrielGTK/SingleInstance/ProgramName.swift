import CGTK
import Foundation
import Oriel

/// A program's name on a message bus, and the path of its object there, as the desktop makes them of the program's identifier.
struct ProgramName: Equatable {
  let name: String

  /// Nil where the identifier is no name of a message bus: parts of letters, digits, "-" and "_" that dots separate, two at least, none of which begins
  /// with a digit.
  init?(identifier: String) {
    guard g_dbus_is_name(identifier) != 0, !identifier.hasPrefix(":") else { return nil }
    name = identifier
  }

  var path: String { "/" + name.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined() }

  /// That of the main bundle, which has an identifier where an Info.plist says so; nil where it has none.
  static func ofProgram(_ bundle: Bundle = .main) -> ProgramName? {
    guard let identifier = bundle.bundleIdentifier, !identifier.isEmpty else { return nil }
    if let name = ProgramName(identifier: identifier) { return name }
    Report.once(
      "program-name-\(identifier)",
      "The bundle identifier \"\(identifier)\" can't be a name on a message bus: each launch of the program is a process of its own. "
        + "It takes a form like \"com.example.Notes\".")
    return nil
  }
}
