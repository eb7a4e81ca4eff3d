import CGTK
import Foundation
import Oriel
import OrielGTK

/// A GTK box that contains the web view of a page.
///
/// The box belongs to the view, and the web view to the page. The web view moves between boxes, and persists without one.
struct WebViewRepresentation: GTKWidgetRepresentable {
  let page: WebPage

  func makeCoordinator() -> WebPageViewer { WebPageViewer() }

  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    // GTK creates a widget if there is a display.
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    context.coordinator.box = box
    return box
  }

  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    context.coordinator.show(page)
    var settings = context.environment.webView
    settings.isScrollEnabled = context.environment.isScrollEnabled
    context.coordinator.apply(settings)
  }

  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: WebPageViewer) { coordinator.leave() }

  func sizeThatFits(_ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context) -> CGSize? {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width.isNaN ? 0 : max(size.width, 0), height: size.height.isNaN ? 0 : max(size.height, 0))
  }
}
