import CGTK
import SwiftUI

/// A spinner. On iOS, it would be a `UIActivityIndicatorView`.
struct ActivityIndicator: GTKWidgetRepresentable {
  var isAnimating: Bool

  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_spinner_new() }

  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    let spinner = OpaquePointer(widget)
    if isAnimating { gtk_spinner_start(spinner) } else { gtk_spinner_stop(spinner) }
  }
}
