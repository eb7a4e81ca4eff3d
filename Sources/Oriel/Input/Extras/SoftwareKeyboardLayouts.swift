import Foundation
import OrielModel

/// The layouts of Oriel's on-screen keyboard, for programs that bring their own or choose among them. Users add theirs as files in
/// `$XDG_DATA_HOME/oriel/keyboards`; `Documentation/Keyboards.md` describes both.
///
/// SwiftUI has nothing like it: on Apple's systems keyboards are the user's alone to add.
@MainActor
public enum SoftwareKeyboardLayouts {
  /// The ids of all layouts that there are, such as `en-US`.
  public static var available: [String] { KeyboardLayouts.shared.ids }

  /// The ids of the layouts in use, in the order of the key that switches them. Nil, the default, is those of the user's languages, then what
  /// files and the program have added, and the English one if no other writes all letters of ASCII. Unknown ids are left out; where none is
  /// known, it is as with nil and a message says so. `ORIEL_KEYBOARD_LAYOUTS=de,ru` in the environment of the process overrides it.
  public static var enabled: [String]? {
    get { KeyboardLayouts.shared.enabled }
    set { KeyboardLayouts.shared.enabled = newValue }
  }

  /// Adds a layout from the text of a layout file, in place of one with the same id. Throws an error that says what is wrong with it.
  public static func add(_ file: Data) throws { try KeyboardLayouts.shared.add(file) }
}
