import Foundation
import Oriel
import OrielModel

/// What a program is told that takes the whole screen for itself, as in a kiosk: `--kiosk` among its arguments, or `ORIEL_KIOSK=1` in the environment.
///
/// Its windows fill the screen without a frame, and neither the window system nor Ctrl-W closes them; the program may. The on-screen keyboard comes with every text field,
/// unless `ORIEL_KEYBOARD` says otherwise.
struct KioskMode: Equatable {
  /// The keys that end the program, as GTK writes them: `ORIEL_KIOSK_EXIT`, such as `<Control><Alt>q`. Nil where no keys do.
  var exitKeys: String?

  /// Nil for a program in windows.
  @MainActor static let current = read(arguments: CommandLine.arguments, environment: .process)

  static func read(arguments: [String], environment: EnvironmentVariables) -> KioskMode? {
    guard arguments.dropFirst().contains("--kiosk") || environment["ORIEL_KIOSK"] == "1" else { return nil }
    return KioskMode(exitKeys: environment["ORIEL_KIOSK_EXIT"].flatMap { $0.isEmpty ? nil : $0 })
  }
}
