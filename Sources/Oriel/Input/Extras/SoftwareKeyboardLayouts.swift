import Foundation
import OrielModel

/// The layouts of Oriel's software keyboard, for programs that add layouts or select among them. Users add layouts as files in
/// `$XDG_DATA_HOME/oriel/keyboards`. `Documentation/Keyboards.md` describes both.
///
/// SwiftUI has no counterpart: on Apple's systems only the user adds keyboards.
@MainActor
public enum SoftwareKeyboardLayouts {
  /// The ids of all available layouts, such as `en-US`.
  public static var available: [String] { KeyboardLayouts.shared.ids }

  /// The ids of the enabled layouts, in the order of the key that switches them, or `nil` for the default.
  ///
  /// The default consists of the layouts of the user's languages, then those that files and the program have added, and the English one if
  /// no other writes all letters of ASCII. Unknown ids are ignored; if none is known, the default applies and a message is reported.
  /// `ORIEL_KEYBOARD_LAYOUTS=de,ru` in the environment of the process overrides the value.
  public static var enabled: [String]? {
    get { KeyboardLayouts.shared.enabled }
    set { KeyboardLayouts.shared.enabled = newValue }
  }

  /// Adds a layout from the text of a layout file, and replaces a layout with the same id. Throws an error that describes what is invalid
  /// in the file.
  public static func add(_ file: Data) throws { try KeyboardLayouts.shared.add(file) }
}
