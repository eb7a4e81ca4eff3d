import CGTK
import SwiftUI

/// A text of several lines. On iOS, it would be a `UITextView` whose delegate is the coordinator.
struct TextArea: GTKWidgetRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let widget = gtk_text_view_new()!
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    let view = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    context.coordinator.follow(gtk_text_view_get_buffer(view))
    return widget
  }

  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    context.coordinator.didChange = { if $0 != text { text = $0 } }
    context.coordinator.show(text)
  }

  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) { coordinator.stop() }

  @MainActor final class Coordinator {
    var didChange: (String) -> Void = { _ in }
    private var buffer: UnsafeMutablePointer<GtkTextBuffer>?
    private var signal: Signal?

    func follow(_ buffer: UnsafeMutablePointer<GtkTextBuffer>?) {
      self.buffer = buffer
      signal = buffer.map { Signal("changed", of: $0) { [weak self] in self.map { $0.didChange($0.text) } } }
    }

    func stop() {
      signal?.disconnect()
      buffer = nil
    }

    /// Sets the text, unless it is equal to the widget's text, so that the cursor keeps its position while the user types.
    func show(_ text: String) { if let buffer, text != self.text { gtk_text_buffer_set_text(buffer, text, -1) } }

    private var text: String {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}
