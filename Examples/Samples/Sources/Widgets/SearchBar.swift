import CGTK
import SwiftUI

/// A search field, which reports its text and its submission. On iOS, it would be a `UISearchBar` whose delegate is the coordinator.
struct SearchBar: GTKWidgetRepresentable {
  @Binding var text: String
  var prompt = ""
  var onSubmit: () -> Void = {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let widget = gtk_search_entry_new()!
    gtk_widget_set_hexpand(widget, 1)
    let coordinator = context.coordinator
    coordinator.signals = [
      Signal("search-changed", of: widget) { coordinator.didChange(String(cString: gtk_editable_get_text(OpaquePointer(widget)))) },
      Signal("activate", of: widget) { coordinator.didSubmit() },
    ]
    return widget
  }

  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    context.coordinator.didChange = { if $0 != text { text = $0 } }
    context.coordinator.didSubmit = onSubmit
    let entry = OpaquePointer(widget)
    setText(widget, "placeholder-text", prompt)
    if String(cString: gtk_editable_get_text(entry)) != text { gtk_editable_set_text(entry, text) }
  }

  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) {
    for signal in coordinator.signals { signal.disconnect() }
  }

  @MainActor final class Coordinator {
    var didChange: (String) -> Void = { _ in }
    var didSubmit: () -> Void = {}
    var signals: [Signal] = []
  }
}
