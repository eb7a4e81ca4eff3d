import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielModel

/// Whether keys of Oriel's on-screen keyboard are heard and felt. What of it there is the user says in the desktop's settings: the feedback daemon's, or
/// where there is no daemon those of sounds.
enum KeyFeedback: Equatable {
  case off
  /// As the desktop has it.
  case system
  /// Heard even where the desktop is to be silent while somebody types, unless there is a daemon, which decides by itself.
  case sound

  static let choice = choice(environment: .process)

  /// `ORIEL_KEYBOARD_FEEDBACK` is `off`, `sound` or `system`, the default.
  static func choice(environment: EnvironmentVariables) -> KeyFeedback {
    switch environment["ORIEL_KEYBOARD_FEEDBACK"] {
    case nil, "", "system": return .system
    case "off": return .off
    case "sound": return .sound
    case let word?:
      Report.once("keyboard-feedback", "ORIEL_KEYBOARD_FEEDBACK is \"\(word)\", which means nothing; there are system, sound and off.")
      return .system
    }
  }

  /// A key was pressed: the daemon has its say, and the desktop's sounds where there is none.
  @MainActor
  func play(by daemon: FeedbackDaemon = .session, or sounds: SoundTheme = .desktop, settings: SoundSettings = .current) {
    guard self != .off else { return }
    daemon.playButtonPress {
      guard self == .sound || settings.playsInput, let theme = settings.theme else { return }
      Task { await sounds.play("button-pressed", of: theme) }
    }
  }
}

/// What the desktop says of sounds.
struct SoundSettings: Equatable {
  /// Whether something is heard while somebody types.
  var playsInput = false
  /// The theme of the sounds; nil where the desktop has none.
  var theme: String?

  /// As GTK has it of the desktop, which programs may ask before it is initialised: nothing is heard then.
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
