import Foundation
import Oriel

/// The window that a test's views believe to be in.
@MainActor
final class TestWindow: WindowSurface {
  var title = ""
  var pointerShape = PointerShape.arrow
  /// Whoever sets it is another program.
  var clipboard: String? {
    didSet {
      ownClipboardText = nil
      clipboardChangeCount += 1
    }
  }
  var primarySelection: String?
  private(set) var ownClipboardText: String?
  private(set) var clipboardChangeCount = 0
  var textInput: TextInputState?
  var systemKeyboard: (any SystemKeyboard)?
  var words: (any WordSource)?

  func requestFrame() {}
  func requestFrame(after delay: TimeInterval) {}
  func textInputDidChange(_ state: TextInputState?) { textInput = state }
  func setPointerShape(_ shape: PointerShape) { pointerShape = shape }
  func setTitle(_ title: String) { self.title = title }
  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(clipboard) }

  func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(primarySelection) }
  func writePrimarySelection(_ text: String) { primarySelection = text }

  func writeClipboard(_ text: String?) {
    clipboard = text
    ownClipboardText = text
  }

  /// Addresses that the desktop was asked to open, the last one last.
  var openedURLs: [URL] = []
  var opensURLs = true

  func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return opensURLs
  }

  func canOpen(_ url: URL) -> Bool { opensURLs }

  /// What the device was to be felt as, the last one last.
  var feedback: [SensoryFeedback] = []

  func play(_ feedback: SensoryFeedback) { self.feedback.append(feedback) }

  /// How many keys of the on-screen keyboard were to be heard or felt.
  var keyPresses = 0

  func playKeyPress() { keyPresses += 1 }

  var hasEmojiChooser = false
  /// What the emoji chooser that is open calls for each emoji.
  var chosenEmoji: ((String) -> Void)?

  func chooseEmoji(beside rect: CGRect, _ completion: @escaping @MainActor (String) -> Void) { chosenEmoji = completion }

  var popupRoom: PopupRoom?

  /// How often the room was asked for.
  private(set) var popupRoomRequests = 0

  func popupRoom(around rect: CGRect) -> PopupRoom? {
    popupRoomRequests += 1
    return popupRoom
  }

  var letsDragsLeave = false
  var parcel: DragParcel?

  func beginDrag(_ parcel: DragParcel) -> Bool {
    guard letsDragsLeave else { return false }
    self.parcel = parcel
    return true
  }

  /// The dialog that is open, with what to call once it is answered.
  var fileDialog: TestFileDialog?
  /// Whether the desktop has file dialogs.
  var hasFileDialogs = true

  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)? {
    guard hasFileDialogs else { return nil }
    let dialog = TestFileDialog(request, window: self, completion: completion)
    fileDialog = dialog
    return dialog
  }
}

/// A file dialog that a test answers.
@MainActor
final class TestFileDialog: FileDialog {
  let request: FileRequest
  private let completion: @MainActor ([URL]?) -> Void
  private weak var window: TestWindow?

  init(_ request: FileRequest, window: TestWindow, completion: @escaping @MainActor ([URL]?) -> Void) {
    self.request = request
    self.window = window
    self.completion = completion
  }

  func cancel() { if window?.fileDialog === self { window?.fileDialog = nil } }

  func finish(_ urls: [URL]?) {
    cancel()
    completion(urls)
  }
}
