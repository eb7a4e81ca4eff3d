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

  /// GTK must be initialised.
  init(onLastWindowClosed: @escaping () -> Void) {
    self.onLastWindowClosed = onLastWindowClosed
    Desktop.isGuest = false
    desktop = Desktop.shared
    systemKeyboard.didChange = { [unowned self] in windows.forEach { $0.surface.content.systemKeyboardDidChange() } }
    systemKeyboard.watchSession()
  }

  var hasWindows: Bool { !windows.isEmpty }

  package func openWindow(title: String, size: CGSize?, content: any WindowContent) {
    let window = GTKWindow(
      title: title, size: size ?? CGSize(width: 900, height: 700), content: content, desktop: desktop,
      systemKeyboard: systemKeyboard
    ) { [unowned self] closed in
      windows.removeAll { $0 === closed }
      if windows.isEmpty { onLastWindowClosed() }
    }
    windows.append(window)
    window.present()
  }

  func closeAllWindows() {
    for window in windows { window.close() }
  }
}
