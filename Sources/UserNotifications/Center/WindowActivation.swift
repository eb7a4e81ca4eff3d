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
    let all = (0..<g_list_model_get_n_items(windows)).compactMap { g_list_model_get_item(windows, $0) }
    defer { for window in all { g_object_unref(window) } }
    // They are listed in the order in which they were made. One that has the keyboard has been in front last.
    let shown = all.map { $0.assumingMemoryBound(to: GtkWindow.self) }.filter {
      gtk_widget_get_visible(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)) != 0
    }
    guard let top = shown.first(where: { gtk_window_is_active($0) != 0 }) ?? shown.last else { return }
    if let token { gtk_window_set_startup_id(top, token) }
    gtk_window_present(top)
  }
}
