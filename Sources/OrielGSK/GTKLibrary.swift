import CGTK

/// The initialization of GTK, which has to precede any use of GSK's node types, and of the user's language in Pango. Without a display GTK
/// still initializes both, and reports that there is no display.
@MainActor
enum GTKLibrary {
  private static let isInitialized: Bool = {
    _ = gtk_init_check()
    return true
  }()

  static func initialize() {
    _ = isInitialized
  }
}
