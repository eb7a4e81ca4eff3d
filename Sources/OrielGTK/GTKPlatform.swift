import CGTK
import COrielGTK
import Foundation
import Oriel
import OrielDrawing
import OrielGSK
import OrielModel

/// The platform for windows on a desktop, or in a browser through GTK's Broadway backend. `GTKApplication` creates it.
@MainActor
package final class GTKPlatform: Platform {
  private let desktop: Desktop
  package var shaper: any TextShaper { desktop.shaper }
  package var images: any ImageLoader { desktop.images }
  private var windows: [GTKWindow] = []
  private var statusItems: [StatusNotifierItem] = []
  private var statusItemCount = 0
  private let systemKeyboard = PhoshKeyboard()
  private let onEnd: () -> Void
  private var startupID: String?

  /// Creates the platform. GTK must be initialized.
  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    Desktop.isEmbedded = false
    desktop = Desktop.shared
    systemKeyboard.didChange = { [unowned self] in windows.forEach { $0.surface.content.systemKeyboardDidChange() } }
    systemKeyboard.watchSession()
    desktop.settingsDidChange = { [unowned self] in followSettings() }
  }

  /// Indicates whether the app has windows or status items.
  var hasContent: Bool { !windows.isEmpty || !statusItems.isEmpty }

  @discardableResult package func openWindow(_ options: WindowOptions, content: any WindowContent) -> (any PlatformWindow)? {
    var surroundings = GTKWindow.Surroundings.desktop
    if options.popUp == nil {
      if desktop.isBrowser {
        if windows.isEmpty { surroundings = .page }
      } else if let kiosk = KioskMode.current {
        surroundings = .kiosk(kiosk)
      }
    }
    let window = GTKWindow(
      options, content: content, desktop: desktop, systemKeyboard: systemKeyboard, surroundings: surroundings
    ) { [unowned self] closed in
      windows.removeAll { $0 === closed }
      // The app ends when the user has no way to reach it.
      if windows.isEmpty, !statusItems.contains(where: \.isAnnounced) { onEnd() }
    }
    window.startupID = { [unowned self] in startupID }
    windows.append(window)
    window.present()
    return window
  }

  /// Runs an action that opens windows or brings them to the front at the user's request, which the window system recognizes by an
  /// identifier.
  func bringingToFront(by startupID: String?, _ action: () -> Void) {
    self.startupID = startupID
    defer { self.startupID = nil }
    action()
  }

  func closeAll() {
    for window in windows { window.close() }
    for item in statusItems { item.remove() }
  }

  package func open(_ url: URL) -> Bool { oriel_launch_uri(gdk_display_get_default(), url.absoluteString) != 0 }

  package func addStatusItem(_ item: StatusItem) -> (any PlatformStatusItem)? {
    statusItemCount += 1
    let new = StatusNotifierItem(item, number: statusItemCount, renderer: desktop.renderer) { [unowned self] removed in
      statusItems.removeAll { $0 === removed }
      if !hasContent { onEnd() }
    }
    guard new.watchSession() else { return nil }
    statusItems.append(new)
    followSettings()
    return new
  }

  private func followSettings() {
    let isOnDark = StatusIcon.isOnDark(
      desktopIsDark: desktop.settings.readings.isDark, environment: .process)
    for item in statusItems { item.isOnDark = isOnDark }
  }
}
