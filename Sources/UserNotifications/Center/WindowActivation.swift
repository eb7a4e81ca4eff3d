import CGTK
import Foundation

/// Brings the program's window to the front.
enum WindowActivation {
  /// - Parameter token: What the desktop gave with a click, by which the window system knows that somebody asked.
  static func activate(token: String?) {
    DispatchQueue.main.async { MainActor.assumeIsolated { present(token: token) } }
  }

  @MainActor private static func present(token: String?) {
    guard gtk_is_initialized() != 0, let windows = gtk_window_get_toplevels() else { return }
    // The windows are listed with the newest one first.
    guard let window = g_list_model_get_item(windows, 0) else { return }
    defer { g_object_unref(window) }
    let top = window.assumingMemoryBound(to: GtkWindow.self)
    if let token { gtk_window_set_startup_id(top, token) }
    gtk_window_present(top)
  }
}
