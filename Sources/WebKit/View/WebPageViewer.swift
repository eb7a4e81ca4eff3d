import CGTK
import COrielLibraries
import Foundation
import Oriel

/// One view's part in a page.
@MainActor
final class WebPageViewer {
  var box: UnsafeMutablePointer<GtkWidget>?
  private(set) var page: WebPage?
  private var settings = WebViewSettings()

  func show(_ page: WebPage) {
    guard page !== self.page else { return }
    leavePage()
    self.page = page
    page.viewers.join(self)
  }

  /// The view goes.
  func leave() {
    leavePage()
    box = nil
  }

  private func leavePage() {
    page?.viewers.leave(self)
    page = nil
  }

  /// The page is this view's from now on.
  func take() {
    guard let page, let box else { return }
    do {
      let engine = try page.startEngine()
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), engine.widget)
      engine.appliedPosition = nil
      apply(settings)
    } catch {
      (error as? WebKitUnavailable)?.report()
    }
  }

  /// Another view may have the page.
  func give() {
    guard let box, let engine = page?.engine, gtk_widget_get_parent(engine.widget) == box else { return }
    gtk_box_remove(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), engine.widget)
  }

  func apply(_ settings: WebViewSettings) {
    self.settings = settings
    guard let page, page.viewers.holder === self, let engine = page.engine else { return }
    engine.show(with: settings)
    if let position = settings.position?.wrappedValue { engine.apply(position) }
  }
}

/// The views that want to show a page: the first one does, and the next one once that has gone.
@MainActor
final class WebPageViewers {
  private(set) weak var holder: WebPageViewer?
  private var waiting: [Weak] = []

  private struct Weak {
    weak var viewer: WebPageViewer?
  }

  func join(_ viewer: WebPageViewer) {
    guard holder != nil else { return hand(to: viewer) }
    waiting.append(Weak(viewer: viewer))
    // A view that takes another one's place may come before that one goes.
    Task { [weak self, weak viewer] in
      try? await Task.sleep(for: .seconds(1))
      guard let self, let viewer, waiting.contains(where: { $0.viewer === viewer }) else { return }
      Report.once(
        "web-page-in-two-views",
        "A WebPage is shown by two WebViews. The first one shows it, and the other one is empty until the first one goes. Give each WebView a WebPage of its own."
      )
    }
  }

  func leave(_ viewer: WebPageViewer) {
    waiting.removeAll { $0.viewer == nil || $0.viewer === viewer }
    guard holder === viewer else { return }
    viewer.give()
    holder = nil
    if let next = waiting.first?.viewer {
      waiting.removeFirst()
      hand(to: next)
    }
  }

  private func hand(to viewer: WebPageViewer) {
    holder = viewer
    viewer.take()
  }
}
