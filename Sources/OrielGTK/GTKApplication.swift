import CGTK
import COrielGTK
import Foundation
import Oriel

/// The lifecycle of an app, from connecting to the display until the last window is closed.
@MainActor
package enum GTKApplication {
  /// Connects to the display, calls `launch` to open windows, and returns the exit code when all windows are closed and no status item of
  /// the app is shown. Returns at once if `launch` opens nothing. Without a display it writes a message to standard error and returns 1.
  ///
  /// Meanwhile the dispatch main queue, main-actor tasks and the main run loop's timers run as in any app. SIGINT, SIGTERM and SIGHUP close
  /// all windows. Call it once, on the main thread.
  package static func run(_ launch: @MainActor (GTKPlatform) -> Void) -> Int32 {
    // The window system groups windows by this name and finds the app's icon with it.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    SoftwareRendering.choose()
    let loop = MainLoop()
    let platform: GTKPlatform? = SessionBus.withoutPublishingWidgets {
      guard SessionBus.keepAbsent(during: connect) else { return nil }
      let platform = GTKPlatform { loop.quit() }
      loop.onTermination = { platform.closeAll() }
      launch(platform)
      return platform
    }
    guard let platform else {
      FileHandle.standardError.write(Data(noDisplay.utf8))
      return 1
    }
    if platform.hasContent { loop.run() }
    platform.closeAll()
    Clipboard.store()
    return 0
  }

  /// Initializes GTK, and returns whether there is a display.
  ///
  /// Meanwhile fontconfig, which the first text needs, reads its files on a thread. That thread reads the environment, too, so it ends
  /// before any variable is changed: setting one while another thread reads one is undefined in C.
  private static func connect() -> Bool {
    oriel_gsk_start_fonts()
    defer { oriel_gsk_wait_for_fonts() }
    return gtk_init_check() != 0
  }

  /// Runs an app with one window.
  package static func run(
    title: String, size: CGSize? = nil, buildContent: @MainActor (GTKPlatform) -> any WindowContent
  ) -> Int32 {
    run { $0.openWindow(WindowOptions(title: title, size: size), content: buildContent($0)) }
  }

  private static let noDisplay = """
    No display: this app needs an X11 or Wayland session (DISPLAY or WAYLAND_DISPLAY is unset, or cannot be reached).
    Without one it runs in a browser. Scripts/gallery does that for the Gallery; for another app:
      gtk4-broadwayd --address 127.0.0.1 --port 8085 :5 &
      GDK_BACKEND=broadway BROADWAY_DISPLAY=:5 <the app>
    and open http://127.0.0.1:8085 there.

    """
}
