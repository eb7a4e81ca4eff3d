import Foundation

/// The services of the platform for the input of a window. The window's surface conforms to it.
@MainActor
package protocol InputSurface: AnyObject {
  /// Called when the state of the focused text changes. The state is `nil` if no focused view accepts text.
  func textInputDidChange(_ state: TextInputState?)
  func setPointerShape(_ shape: PointerShape)
  /// Opens a URL with the desktop environment. Returns `false` if no application handles it.
  func open(_ url: URL) -> Bool
  /// Returns a Boolean value that indicates whether an application handles a URL.
  func canOpen(_ url: URL) -> Bool
  /// The system's own software keyboard, or `nil` if there is none.
  var systemKeyboard: (any SystemKeyboard)? { get }
  /// Called when Oriel's software keyboard is shown or hidden.
  func softwareKeyboardDidChange(isShown: Bool)
  /// Plays feedback by vibration, if the device can vibrate.
  func play(_ feedback: SensoryFeedback)
  /// The desktop environment's dictionaries, or `nil` if there are none.
  var words: (any WordSource)? { get }
  /// Plays the sound or the vibration of a key of Oriel's keyboard, according to the user's settings.
  func playKeyPress()
  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void)
  /// Writes a text to the clipboard. `nil` clears it.
  func writeClipboard(_ text: String?)
  /// Reads the text that was last selected in any program, which the middle mouse button pastes. The completion handler is called once,
  /// with `nil` if the desktop environment has no primary selection or the user has turned it off.
  func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void)
  /// Sets the primary selection to a text that was selected.
  func writePrimarySelection(_ text: String)
  /// Indicates whether the desktop environment has an emoji chooser.
  var hasEmojiChooser: Bool { get }
  /// Opens the emoji chooser beside a rectangle of the window. The completion handler is called for each emoji that the user chooses.
  func chooseEmoji(beside rect: CGRect, _ completion: @escaping @MainActor (String) -> Void)
  /// The text that this program has put on the clipboard, or `nil` if the clipboard has changed since.
  var ownClipboardText: String? { get }
  /// A number that increases with each change of the clipboard by any program.
  var clipboardChangeCount: Int { get }
  /// Returns the space for a popup at a rectangle of the window if the popup doesn't fit the window, or `nil` if popups can't extend beyond
  /// the window's edges.
  func popupArea(around rect: CGRect) -> PopupSpace?
  /// Passes on a drag that has left the window. Returns `true` if the platform continues it.
  func beginDrag(_ parcel: DragPayload) -> Bool
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
  package func popupArea(around rect: CGRect) -> PopupSpace? { nil }
  package func beginDrag(_ parcel: DragPayload) -> Bool { false }
}
