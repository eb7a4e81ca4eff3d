import CGTK
import Foundation

/// How the desktop knows the program.
package struct ProgramIdentity: Sendable {
  /// What people know it by.
  package var name: String
  /// The name of its desktop file, without the extension; nil where it has none.
  package var desktopFile: String?

  package init(name: String, desktopFile: String? = nil) {
    self.name = name
    self.desktopFile = desktopFile
  }

  package init(_ bundle: Bundle) {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { bundle.object(forInfoDictionaryKey: $0) as? String }
    name = names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    desktopFile = bundle.bundleIdentifier.flatMap { g_dbus_is_name($0) != 0 ? $0 : nil }
  }
}
