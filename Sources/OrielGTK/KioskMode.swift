import Foundation
import Oriel
import OrielModel

/// The mode of a program that fills the whole screen, as in a kiosk: `--kiosk` among its arguments, or `ORIEL_KIOSK=1` in the environment.
///
/// Its windows fill the screen without a frame, and neither the window system nor Ctrl-W closes them; the program can. The software
/// keyboard appears for every text field, unless `ORIEL_KEYBOARD` has another value.
struct KioskMode: Equatable {
  /// The keys that end the program in GTK's notation, such as `<Control><Alt>q`, or `nil` if there are none. Set by `ORIEL_KIOSK_EXIT`.
  var exitKeys: String?

  /// The mode of this program, or `nil` if it runs in windows.
  @MainActor static let current = read(arguments: CommandLine.arguments, environment: .process)

  static func read(arguments: [String], environment: EnvironmentVariables) -> KioskMode? {
    guard arguments.dropFirst().contains("--kiosk") || environment["ORIEL_KIOSK"] == "1" else { return nil }
    return KioskMode(exitKeys: environment["ORIEL_KIOSK_EXIT"].flatMap { $0.isEmpty ? nil : $0 })
  }
}
