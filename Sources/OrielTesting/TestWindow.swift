import Foundation
import Oriel

/// The window surface of a test, which records the requests of the views.
@MainActor
final class TestWindow: WindowSurface {
  var title = ""
  var pointerShape = PointerShape.arrow
  /// The text on the clipboard. Assigning it simulates a copy in another program.
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

  /// The URLs that the views have opened, in order.
  var openedURLs: [URL] = []
  var opensURLs = true

  func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return opensURLs
  }

  func canOpen(_ url: URL) -> Bool { opensURLs }

  /// The requested sensory feedback, in order.
  var feedback: [SensoryFeedback] = []

  func play(_ feedback: SensoryFeedback) { self.feedback.append(feedback) }

  /// The number of key presses for which a sound or haptic feedback was requested.
  var keyPresses = 0

  func playKeyPress() { keyPresses += 1 }

  var hasEmojiChooser = false
  /// The closure that the open emoji chooser calls for each chosen emoji, or `nil` if no chooser is open.
  var chosenEmoji: ((String) -> Void)?

  func chooseEmoji(beside rect: CGRect, _ completion: @escaping @MainActor (String) -> Void) { chosenEmoji = completion }

  var popupArea: PopupSpace?

  /// The number of requests for the area for popups.
  private(set) var popupAreaRequestCount = 0

  func popupArea(around rect: CGRect) -> PopupSpace? {
    popupAreaRequestCount += 1
    return popupArea
  }

  var letsDragsLeave = false
  var parcel: DragPayload?

  func beginDrag(_ parcel: DragPayload) -> Bool {
    guard letsDragsLeave else { return false }
    self.parcel = parcel
    return true
  }

  /// The open dialog, or `nil` if there is none.
  var fileDialog: TestFileDialog?
  /// Indicates whether the platform provides file dialogs.
  var hasFileDialogs = true

  func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) -> (any FileDialog)? {
    guard hasFileDialogs else { return nil }
    let dialog = TestFileDialog(request, window: self, completion: completion)
    fileDialog = dialog
    return dialog
  }
}

/// A file dialog that a test completes or cancels.
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
