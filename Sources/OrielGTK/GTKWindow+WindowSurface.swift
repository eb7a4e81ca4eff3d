import CGTK
import Oriel

extension GTKWindow: WindowSurface {
  func textInputDidChange(_ state: TextInputState?) {
    guard !isClosed else { return }
    textInput.update(state)
  }

  func softwareKeyboardDidChange(isShown: Bool) {
    guard !isClosed else { return }
    textInput.servesItself = isShown
  }

  func setPointerShape(_ shape: PointerShape) {
    guard !isClosed else { return }
    gtk_widget_set_cursor_from_name(widget, shape.rawValue)
  }

  func setTitle(_ title: String) {
    guard !isClosed else { return }
    gtk_window_set_title(window, title)
  }

  func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) {
    Clipboard.read(completion)
  }

  func writeClipboard(_ text: String) {
    Clipboard.write(text)
  }
}
