import Foundation
import OrielModel

/// The layouts of Oriel's on-screen keyboard, for programs that bring their own or choose among them. Users add theirs as files in
/// `$XDG_DATA_HOME/oriel/keyboards`; `Documentation/Keyboards.md` describes both.
///
/// SwiftUI has nothing like it: on Apple's systems keyboards are the user's alone to add.
@MainActor
public enum SoftwareKeyboardLayouts {
  /// The ids of all layouts that there are, such as `en-US`.
  public static var available: [String] { KeyboardLayouts.shared.all.map(\.id) }

  /// The ids of the layouts in use, in the order of the key that switches them. Nil, the default, is all of them, those of the
  /// user's languages first. Unknown ids are left out; where none is known, all layouts are used and a message says so.
  public static var enabled: [String]? {
    get { KeyboardLayouts.shared.enabled }
    set { KeyboardLayouts.shared.enabled = newValue }
  }

  /// Adds a layout from the text of a layout file, in place of one with the same id. Throws an error that says what is wrong with it.
  public static func add(_ file: Data) throws { try KeyboardLayouts.shared.add(file) }
}
