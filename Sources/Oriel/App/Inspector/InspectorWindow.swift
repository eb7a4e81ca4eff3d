import Foundation

/// The window that inspects a program's windows. It opens with the first of them, and closes with the last.
@MainActor
final class InspectorWindow {
  let inspector = ViewInspector()
  private let platform: any Platform
  private let rendering: RenderingServices
  private var handle: (any PlatformWindow)?
  private(set) var host: ViewHost?
  private var count = 0
  private var wasClosed = false

  init(platform: any Platform, rendering: RenderingServices) {
    self.platform = platform
    self.rendering = rendering
  }

  func windowDidOpen(_ window: AppWindow) {
    guard !wasClosed else { return }
    count += 1
    inspector.add(window.host, title: window.shownTitle)
    if handle == nil { open() }
  }

  func windowDidClose(_ window: AppWindow) {
    guard !wasClosed else { return }
    count -= 1
    inspector.remove(window.host)
    guard count == 0 else { return }
    let handle = handle
    self.handle = nil
    // Deferred, because the closing window is still on the stack.
    DispatchQueue.main.async { MainActor.assumeIsolated { handle?.close() } }
  }

  private func open() {
    let options = WindowOptions(title: "Inspector", size: CGSize(width: 980, height: 720))
    let host = ViewHost(root: InspectorBrowser(inspector), rendering: rendering, expectedSize: options.size)
    host.graph.titleBar.title = options.title
    host.closeByKey = { [weak self] in self?.handle?.close() }
    // If the user closes the inspector, it stays closed, and the program continues without it.
    host.didClose = { [weak self] in
      self?.wasClosed = true
      self?.inspector.removeAll()
    }
    self.host = host
    handle = platform.openWindow(options, content: host)
  }
}
