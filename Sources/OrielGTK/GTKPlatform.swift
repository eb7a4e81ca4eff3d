import CGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK

/// Runs an app's windows on the desktop, or in a browser through GTK's broadway backend. Made by `GTKApplication`.
@MainActor
package final class GTKPlatform: Platform {
  private let desktop: Desktop
  package var shaper: any TextShaper { desktop.shaper }
  package var images: any ImageLoader { desktop.images }
  private var windows: [GTKWindow] = []
  private let systemKeyboard = PhoshKeyboard()
  private let onLastWindowClosed: () -> Void
  private var startupID: String?

  /// GTK must be initialised.
  init(onLastWindowClosed: @escaping () -> Void) {
    self.onLastWindowClosed = onLastWindowClosed
    Desktop.isGuest = false
    desktop = Desktop.shared
    systemKeyboard.didChange = { [unowned self] in windows.forEach { $0.surface.content.systemKeyboardDidChange() } }
    systemKeyboard.watchSession()
  }

  var hasWindows: Bool { !windows.isEmpty }

  @discardableResult package func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)? {
    let window = GTKWindow(options, content: content, desktop: desktop, systemKeyboard: systemKeyboard) { [unowned self] closed in
      windows.removeAll { $0 === closed }
      if windows.isEmpty { onLastWindowClosed() }
    }
    window.startupID = { [unowned self] in startupID }
    windows.append(window)
    window.present()
    return window
  }

  /// Runs what opens windows or brings them to the front because somebody has just asked for it, which the window system knows by an identifier.
  func bringingToFront(by startupID: String?, _ action: () -> Void) {
    self.startupID = startupID
    defer { self.startupID = nil }
    action()
  }

  func closeAllWindows() {
    for window in windows { window.close() }
  }
}
