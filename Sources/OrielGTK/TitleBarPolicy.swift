import Foundation
import Oriel
import OrielModel

/// Whether a window's toolbars stand in the place of its title bar.
enum TitleBarPolicy {
  /// Desktops whose own programs have header bars, by the names that they give themselves.
  private static let desktopsWithHeaderBars: Set = ["GNOME", "GNOME-CLASSIC", "GNOME-FLASHBACK", "UNITY", "PANTHEON", "BUDGIE", "PHOSH"]

  /// `ORIEL_TITLE_BAR`, `unified` or `separate`, decides for all windows; next is what the app says of the window, and then the desktop, by
  /// `XDG_CURRENT_DESKTOP`.
  static func unifies(_ options: WindowOptions, environment: EnvironmentVariables = .process) -> Bool {
    guard !options.isPlain, !options.hidesTitleBar, options.popUp == nil else { return false }
    switch environment["ORIEL_TITLE_BAR"] {
    case "unified": return true
    case "separate": return false
    default: break
    }
    if let unifies = options.unifiesTitleBar { return unifies }
    let names = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map { $0.uppercased() }
    return names.contains(where: desktopsWithHeaderBars.contains)
  }
}
