import CGTK
import Foundation
import SwiftUI

/// A GTK program with Oriel views among its widgets, and GTK widgets inside of these views. It logs the events to its standard output. With
/// the argument `titleless` or `menus` it is an Oriel app instead.
@main
enum Embedding {
  @MainActor static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "titleless": return Titleless.main()
    case "menus": return Menus.main()
    default: break
    }
    guard gtk_init_check() != 0 else { exit(1) }
    let window = gtk_window_new()!
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "drag" { fillForDragging(box) } else { fill(box) }

    gtk_window_set_title(cast(window), arguments.count == 3 ? arguments[2] : "Embedding")
    gtk_window_set_child(cast(window), box)
    gtk_window_present(cast(window))
    let loop = g_main_loop_new(nil, 0)
    let quit: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, loop in
      g_main_loop_quit(OpaquePointer(loop))
      return 0
    }
    g_signal_connect_data(
      window, "close-request", unsafeBitCast(quit, to: GCallback.self), UnsafeMutableRawPointer(loop), nil, GConnectFlags(0))
    Task { say("tasks run") }
    g_main_loop_run(loop)
    say("closed")
  }

  @MainActor private static func fill(_ box: UnsafeMutablePointer<GtkWidget>) {
    let entry = sized(gtk_entry_new(), 400, 40)
    gtk_box_append(cast(box), entry)

    let counter = HostingWidget(rootView: Counter(name: "first"))
    counter.safeAreaInsets = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    gtk_box_append(cast(box), counter.widget)
    let second = HostingWidget(rootView: Counter(name: "second").environment(\.colorScheme, .dark), ignoreSafeArea: true)
    second.safeAreaInsets = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    gtk_box_append(cast(box), second.widget)
    let mixed = HostingWidget(rootView: Mixed())
    gtk_box_append(cast(box), mixed.widget)
    gtk_box_append(cast(box), sized(gtk_entry_new(), 400, 40))
  }
}

/// Writes a line to the standard output without buffering, for processes that read it.
@MainActor
func say(_ words: String) { FileHandle.standardOutput.write(Data((words + "\n").utf8)) }

@MainActor
func sized(_ widget: UnsafeMutablePointer<GtkWidget>, _ width: Int32, _ height: Int32) -> UnsafeMutablePointer<GtkWidget> {
  gtk_widget_set_size_request(widget, width, height)
  return widget
}

func cast<Object>(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<Object> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Object.self)
}

/// A button and a text field, with a height of 70 points.
private struct Counter: View {
  let name: String
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    HStack {
      Button("\(name): \(count)") {
        count += 1
        say("\(name) pressed \(count)")
      }
      .frame(width: 120, height: 50)
      .onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minX
      } action: {
        say("\(name) begins at \(Int($0))")
      }
      TextField(name, text: $text).frame(width: 150)
        .onChange(of: text) { say("\(name) text \(text)") }
      if count > 2 { Color.clear.frame(width: 1, height: 80) }
    }
    .frame(height: count > 2 ? 90 : 70)
    .onDisappear { say("\(name) went") }
  }
}

/// GTK widgets in an Oriel scroll view, with a height of 200 points.
private struct Mixed: View {
  @State private var presses = 0
  @State private var isCovered = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        GTKButton(title: "GTK \(presses)") {
          presses += 1
          say("widget pressed \(presses)")
        }
        .frame(width: 180, height: 50)
        .overlay { if isCovered { Color.red.opacity(0.5).contentShape(Rectangle()).onTapGesture { say("cover tapped") } } }
        GTKEntry().frame(width: 180, height: 50)
        Toggle("Cover", isOn: $isCovered).frame(width: 180, height: 50)
        Color.blue.frame(width: 100, height: 300)
        GTKButton(title: "Below") { say("below pressed") }.frame(width: 180, height: 50)
      }
    }
    .frame(width: 400, height: 200)
  }
}

private struct GTKButton: GTKWidgetRepresentable {
  let title: String
  let action: @MainActor () -> Void

  @MainActor final class Coordinator {
    var action: @MainActor () -> Void = {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let button = gtk_button_new()!
    let clicked: @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
      Unmanaged<Coordinator>.fromOpaque(data).takeUnretainedValue().action()
    }
    g_signal_connect_data(
      button, "clicked", unsafeBitCast(clicked, to: GCallback.self), Unmanaged.passUnretained(context.coordinator).toOpaque(), nil,
      GConnectFlags(0))
    return button
  }

  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    context.coordinator.action = action
    gtk_button_set_label(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self), title)
  }

  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) { say("dismantled") }
}

private struct GTKEntry: GTKWidgetRepresentable {
  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let entry = gtk_entry_new()!
    let changed: @convention(c) @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { entry, _ in
      say("entry " + String(cString: gtk_editable_get_text(OpaquePointer(entry))))
    }
    g_signal_connect_data(entry, "changed", unsafeBitCast(changed, to: GCallback.self), nil, nil, GConnectFlags(0))
    return entry
  }

  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
}
