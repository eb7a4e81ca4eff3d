import CGTK
import Foundation

/// The identity of the program in the desktop environment.
package struct ProgramIdentity: Sendable {
  /// The display name.
  package var name: String
  /// The name of the desktop file, without the extension, or `nil` if there is none.
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
