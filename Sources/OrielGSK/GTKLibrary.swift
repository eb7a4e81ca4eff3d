import CGTK

/// GTK has to be initialised before GSK knows its node types, and before Pango knows the user's language. Without a
/// display GTK does as much, and tells that it found none.
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
