import Foundation
import Oriel

/// The window that a test's views believe to be in.
@MainActor
final class TestWindow: WindowSurface {
  var title = ""
  var pointerShape = PointerShape.arrow
  var clipboard: String?
  var textInput: TextInputState?
  var systemKeyboard: (any SystemKeyboard)?

  func requestFrame() {}
  func requestFrame(after delay: TimeInterval) {}
  func textInputDidChange(_ state: TextInputState?) { textInput = state }
  func setPointerShape(_ shape: PointerShape) { pointerShape = shape }
  func setTitle(_ title: String) { self.title = title }
  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) { completion(clipboard) }
  func writeClipboard(_ text: String) { clipboard = text }

  /// Addresses that the desktop was asked to open, the last one last.
  var openedURLs: [URL] = []
  var opensURLs = true

  func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return opensURLs
  }

  func canOpen(_ url: URL) -> Bool { opensURLs }

  var letsDragsLeave = false
  var parcel: DragParcel?

  func beginDrag(_ parcel: DragParcel) -> Bool {
    guard letsDragsLeave else { return false }
    self.parcel = parcel
    return true
  }
}
