import Foundation

/// What a window's input asks of the desktop. The window's surface is one.
@MainActor
package protocol InputSurface: AnyObject {
  /// The focused text changed, or nil: nothing takes text.
  func textInputDidChange(_ state: TextInputState?)
  func setPointerShape(_ shape: PointerShape)
  /// Has the desktop open an address; false where it has nothing for it.
  func open(_ url: URL) -> Bool
  /// Whether the desktop has something for an address.
  func canOpen(_ url: URL) -> Bool
  /// The keyboard that the system shows on the screen, where it has one.
  var systemKeyboard: (any SystemKeyboard)? { get }
  /// Oriel's own on-screen keyboard comes or goes.
  func softwareKeyboardDidChange(isShown: Bool)
  /// Has the device vibrate, where it can.
  func play(_ feedback: SensoryFeedback)
  /// The desktop's dictionaries, where it has any.
  var words: (any WordSource)? { get }
  /// Has a key of Oriel's keyboard heard or felt, as the user's settings have it.
  func playKeyPress()
  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void)
  /// Nil empties the clipboard.
  func writeClipboard(_ text: String?)
  /// The text that was selected last, in whichever program: what the middle button pastes. `completion` is called once, with nil where the desktop has
  /// no such thing, or the user has switched it off.
  func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void)
  /// A text was selected.
  func writePrimarySelection(_ text: String)
  /// Whether the desktop has a chooser of emoji.
  var hasEmojiChooser: Bool { get }
  /// Opens it beside a rectangle of the window. `completion` is called for each that is chosen.
  func chooseEmoji(beside rect: CGRect, _ completion: @escaping @MainActor (String) -> Void)
  /// The text on the clipboard where this program has put it there; nil where somebody else has put something there since.
  var ownClipboardText: String? { get }
  /// Grows with each change of what is on the clipboard, whoever makes it.
  var clipboardChangeCount: Int { get }
  /// Where something may stand at a rectangle of the window that doesn't fit the window; nil where nothing can pass the window's edges.
  func popupRoom(around rect: CGRect) -> PopupRoom?
  /// Something was dragged out of the window: whether the desktop takes it from here.
  func beginDrag(_ parcel: DragParcel) -> Bool
}

extension InputSurface {
  package func open(_ url: URL) -> Bool { false }
  package func canOpen(_ url: URL) -> Bool { false }
  package var systemKeyboard: (any SystemKeyboard)? { nil }
  package func play(_ feedback: SensoryFeedback) {}
  package var words: (any WordSource)? { nil }
  package func playKeyPress() {}
  package func softwareKeyboardDidChange(isShown: Bool) {}
  package func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(nil) }
  package func writePrimarySelection(_ text: String) {}
  package var hasEmojiChooser: Bool { false }
  package func chooseEmoji(beside rect: CGRect, _ completion: @escaping @MainActor (String) -> Void) {}
  package var ownClipboardText: String? { nil }
  package var clipboardChangeCount: Int { 0 }
  package func popupRoom(around rect: CGRect) -> PopupRoom? { nil }
  package func beginDrag(_ parcel: DragParcel) -> Bool { false }
}
