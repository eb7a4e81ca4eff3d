import Foundation
import Oriel
import OrielModel

/// The policy by which a window's toolbars replace its title bar.
enum TitleBarPolicy {
  /// Desktop environments whose own programs have header bars, by their names in `XDG_CURRENT_DESKTOP`.
  private static let desktopsWithHeaderBars: Set = ["GNOME", "GNOME-CLASSIC", "GNOME-FLASHBACK", "UNITY", "PANTHEON", "BUDGIE", "PHOSH"]

  /// Indicates whether the toolbars of a window replace its title bar. `ORIEL_TITLE_BAR`, `unified` or `separate`, takes precedence for all
  /// windows, followed by the app's option for the window and by the desktop environment in `XDG_CURRENT_DESKTOP`.
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
