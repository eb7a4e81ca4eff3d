import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielModel

/// The policy for the sound and the vibration of keys on Oriel's software keyboard. The settings of the feedback daemon determine them or,
/// without a daemon, the sound settings of the desktop environment.
enum KeyFeedback: Equatable {
  case off
  /// The settings of the desktop environment apply.
  case system
  /// Keys make a sound even if the desktop environment's sounds for typing are off. A feedback daemon still decides by its own settings.
  case sound

  static let choice = choice(environment: .process)

  /// Returns the value of `ORIEL_KEYBOARD_FEEDBACK`: `off`, `sound` or `system`, which is the default.
  static func choice(environment: EnvironmentVariables) -> KeyFeedback {
    switch environment["ORIEL_KEYBOARD_FEEDBACK"] {
    case nil, "", "system": return .system
    case "off": return .off
    case "sound": return .sound
    case let word?:
      Report.once("keyboard-feedback", "ORIEL_KEYBOARD_FEEDBACK has the unknown value \"\(word)\". Valid values are system, sound and off.")
      return .system
    }
  }

  /// Plays the feedback of a key press: the daemon's or, without a daemon, a sound.
  @MainActor
  func play(by daemon: FeedbackDaemon = .session, or sounds: SoundTheme = .desktop, settings: SoundSettings = .current) {
    guard self != .off else { return }
    daemon.playButtonPress {
      guard self == .sound || settings.playsInput, let theme = settings.theme else { return }
      Task { await sounds.play("button-pressed", of: theme) }
    }
  }
}

/// The sound settings of the desktop environment.
struct SoundSettings: Equatable {
  /// Indicates whether typing makes sounds.
  var playsInput = false
  /// The name of the sound theme, or `nil` if there is none.
  var theme: String?

  /// GTK's current values of the settings. Before GTK is initialized there is no sound.
  @MainActor static var current: SoundSettings {
    guard let gtk = gtk_settings_get_default(), let name = oriel_settings_string(gtk, "gtk-sound-theme-name") else {
      return SoundSettings()
    }
    defer { g_free(name) }
    func isOn(_ property: String) -> Bool { oriel_settings_bool(gtk, property) != 0 }
    return SoundSettings(
      playsInput: isOn("gtk-enable-event-sounds") && isOn("gtk-enable-input-feedback-sounds"), theme: String(cString: name))
  }
}
