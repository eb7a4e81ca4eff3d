import CGTK
import COrielGTK
import Foundation
import Oriel

/// One window of the desktop: a GTK window with its usual title bar and a single widget that shows the content.
@MainActor
final class GTKWindow {
  let surface: ContentSurface
  private let window: UnsafeMutablePointer<GtkWindow>
  private let onClose: (GTKWindow) -> Void
  private let accessible: AccessibleWindow?
  private lazy var signals = SignalConnections(owner: self)

  init(
    title: String, size: CGSize, content: any WindowContent, desktop: Desktop, systemKeyboard: (any SystemKeyboard)?,
    onClose: @escaping (GTKWindow) -> Void
  ) {
    self.onClose = onClose
    let root = gtk_window_new()!
    window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    surface = ContentSurface(content: content, naturalSize: size, desktop: desktop, systemKeyboard: systemKeyboard)
    accessible = SessionBus.publishesViews ? AccessibleWindow(surface, title: title, service: .shared) : nil
    surface.titleChanged = { [unowned self] in
      gtk_window_set_title(window, $0)
      accessible?.title = $0
    }
    gtk_window_set_title(window, title)
    gtk_window_set_child(window, surface.widget)
    gtk_window_set_focus(window, surface.widget)
    let closeRequested: @convention(c) @MainActor (OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
      owner($1, as: GTKWindow.self).close()
      return 1
    }
    signals.connect("close-request", of: UnsafeMutableRawPointer(window), to: closeRequested)
    guard let accessible else { return }
    surface.didRunFrame = { accessible.frameDidRun() }
    surface.activityChanged = { accessible.activityDidChange($0) }
    AccessibilityService.shared.add(accessible)
  }

  func present() { gtk_window_present(window) }

  /// Ends the content and the window; doing it twice is harmless.
  func close() {
    guard !surface.isClosed else { return }
    signals.disconnectAll()
    if let accessible { AccessibilityService.shared.remove(accessible) }
    surface.close()
    gtk_window_destroy(window)
    onClose(self)
  }
}
