import CGTK
import COrielLibraries
import Foundation
import Oriel

/// The connection between a view and a page.
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

  /// Disconnects the view when it is removed.
  func leave() {
    leavePage()
    box = nil
  }

  private func leavePage() {
    page?.viewers.leave(self)
    page = nil
  }

  /// Moves the page's web view into this view.
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

  /// Removes the page's web view from this view, so that another view can show it.
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

/// The views of a page. The first one displays the page, and the next one follows when that one leaves.
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
    // A view may join shortly before the view that it replaces leaves, so the diagnostic is delayed.
    Task { [weak self, weak viewer] in
      try? await Task.sleep(for: .seconds(1))
      guard let self, let viewer, waiting.contains(where: { $0.viewer === viewer }) else { return }
      Report.once(
        "web-page-in-two-views",
        "A WebPage is shown by two WebViews. The first one shows it, and the other one is empty until the first one is removed. Give each "
          + "WebView its own WebPage."
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
