import CGTK

/// A parent for a widget whose host isn't a GTK window, as in a test: a window of its own, in which GTK styles, measures and draws the
/// widget.
@MainActor
final class OffscreenParent {
  /// A widget that doesn't size its children: the host's layout does.
  let widget: UnsafeMutablePointer<GtkWidget>
  private let window: UnsafeMutablePointer<GtkWidget>

  /// Creates a parent, or `nil` without a display.
  init?(of child: UnsafeMutablePointer<GtkWidget>) {
    guard gdk_display_get_default() != nil, let window = gtk_window_new(), let widget = gtk_drawing_area_new() else { return nil }
    self.window = window
    self.widget = widget
    let toplevel = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(toplevel, 0)
    gtk_window_set_child(toplevel, widget)
    gtk_widget_set_parent(child, widget)
    gtk_widget_set_visible(window, 1)
  }

  func remove(_ child: UnsafeMutablePointer<GtkWidget>) {
    if gtk_widget_get_parent(child) == widget { gtk_widget_unparent(child) }
    gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
  }

  /// Runs the pending work of GTK's main loop, such as delayed signals. The number of iterations is limited, because a widget may always
  /// have work.
  func runPendingWork() {
    for _ in 0..<64 where g_main_context_iteration(nil, 0) == 0 { return }
  }

  func insert(_ text: String) {
    guard let focused = gtk_window_get_focus(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)) else { return }
    if Self.isA(focused, gtk_text_view_get_type()) {
      let view = UnsafeMutableRawPointer(focused).assumingMemoryBound(to: GtkTextView.self)
      gtk_text_buffer_insert_at_cursor(gtk_text_view_get_buffer(view), text, -1)
    } else if Self.isA(focused, gtk_editable_get_type()) {
      let editable = OpaquePointer(focused)
      var position = gtk_editable_get_position(editable)
      gtk_editable_insert_text(editable, text, -1, &position)
      gtk_editable_set_position(editable, position)
    }
  }

  static func takesText(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    isA(widget, gtk_editable_get_type()) || isA(widget, gtk_text_view_get_type())
  }

  private static func isA(_ widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> Bool {
    g_type_check_instance_is_a(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}
