import CGTK
import SwiftUI

/// The smallest window with a word. The process exits after its first frame, so that its lifetime is its startup time.
@main
struct OrielHello: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello").onAppear { leaveAfterFirstFrame() }
    }
  }
}

/// Exits after the frame clock of the only window has painted, as GTK's program does.
@MainActor
private func leaveAfterFirstFrame() {
  let windows = gtk_window_get_toplevels()
  guard let window = g_list_model_get_item(windows, 0) else { return }
  let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self))
  let leave: @convention(c) () -> Void = { _exit(0) }
  g_signal_connect_data(UnsafeMutableRawPointer(clock), "after-paint", leave, nil, nil, GConnectFlags(0))
}
