import CGTK
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Adds the widgets for `Embedding drag TITLE`: a GTK entry, a label that is a drag source of files, and Oriel views that are drag sources
/// and drop destinations.
@MainActor
func fillForDragging(_ box: UnsafeMutablePointer<GtkWidget>) {
  let entry = sized(gtk_entry_new(), 400, 40)
  let changed: @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { entry, _ in
    say("entry " + String(cString: gtk_editable_get_text(OpaquePointer(entry))))
  }
  g_signal_connect_data(entry, "changed", unsafeBitCast(changed, to: GCallback.self), nil, nil, GConnectFlags(0))
  gtk_box_append(cast(box), entry)

  let label = sized(gtk_label_new("Files"), 400, 40)
  let source = gtk_drag_source_new()!
  let files = "file:///tmp/one%20file.txt\r\nfile:///tmp/two.txt\r\n"
  let bytes = g_bytes_new(files, gsize(files.utf8.count))
  let content = gdk_content_provider_new_for_bytes("text/uri-list", bytes)
  gtk_drag_source_set_content(source, content)
  gtk_widget_add_controller(label, source)
  gtk_box_append(cast(box), label)

  let views = HostingWidget(rootView: Baskets())
  gtk_box_append(cast(box), views.widget)
  hosts.append(views)
}

@MainActor private var hosts: [HostingWidget<Baskets>] = []

private struct Baskets: View {
  @State private var isOver = false

  var body: some View {
    HStack(spacing: 0) {
      Color.blue.frame(width: 100, height: 100).draggable("apple")
      Color.green.frame(width: 100, height: 100)
        .draggable(Note(text: "of its own kind"))
      (isOver ? Color.orange : .gray).frame(width: 100, height: 100)
        .dropDestination(for: String.self) { strings, point in
          say("dropped \(strings) at \(Int(point.x)) \(Int(point.y))")
          return true
        } isTargeted: {
          isOver = $0
          say("over \($0)")
        }
      Color.red.frame(width: 100, height: 100)
        .dropDestination(for: URL.self) { urls, _ in
          say("files \(urls.map(\.path))")
          return true
        }
        .dropDestination(for: Note.self) { notes, _ in
          say("notes \(notes.map(\.text))")
          return true
        }
    }
  }
}

/// A value without a MIME type.
private struct Note: Codable, Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.oriel.embedding.note"))
  }
}
