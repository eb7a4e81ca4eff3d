import CGTK
import Foundation

/// An operation that brings the app's window to the front.
enum WindowActivation {
  /// Brings the app's window to the front.
  ///
  /// - Parameter token: The activation token of a click, which proves to the window system that the user initiated the activation.
  static func activate(token: String?) {
    DispatchQueue.main.async { MainActor.assumeIsolated { present(token: token) } }
  }

  @MainActor private static func present(token: String?) {
    guard gtk_is_initialized() != 0, let windows = gtk_window_get_toplevels() else { return }
    let all = (0..<g_list_model_get_n_items(windows)).compactMap { g_list_model_get_item(windows, $0) }
    defer { for window in all { g_object_unref(window) } }
    // The windows are listed in the order of their creation. The active one is preferred.
    let shown = all.map { $0.assumingMemoryBound(to: GtkWindow.self) }.filter {
      gtk_widget_get_visible(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)) != 0
    }
    guard let top = shown.first(where: { gtk_window_is_active($0) != 0 }) ?? shown.last else { return }
    if let token { gtk_window_set_startup_id(top, token) }
    gtk_window_present(top)
  }
}
