import Foundation
import Oriel

/// Whether keys of Oriel's on-screen keyboard are heard and felt. What of it there is the user says in the desktop's settings, which the feedback
/// daemon follows.
enum KeyFeedback {
  static let isOn = isOn(environment: ProcessInfo.processInfo.environment)

  /// `ORIEL_KEYBOARD_FEEDBACK=off` has the keys of a program silent.
  static func isOn(environment: [String: String]) -> Bool {
    switch environment["ORIEL_KEYBOARD_FEEDBACK"] {
    case nil, "", "system": return true
    case "off": return false
    case let word?:
      Report.once("keyboard-feedback", "ORIEL_KEYBOARD_FEEDBACK is \"\(word)\", which means nothing; there are system and off.")
      return true
    }
  }
}
