import CGTK
import Foundation
import Oriel
import OrielGTK

/// A box of GTK's with the web view of a page.
///
/// The box is the view's, while the web view is the page's: that goes from box to box, and stays where there is none.
struct WebViewRepresentation: GTKWidgetRepresentable {
  let page: WebPage

  func makeCoordinator() -> WebPageViewer { WebPageViewer() }

  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    // GTK makes a widget wherever there is a display.
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
