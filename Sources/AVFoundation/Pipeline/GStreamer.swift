import COrielLibraries

/// GStreamer's library, which is loaded and initialized when a program first opens a resource.
enum GStreamer {
  /// Nil where the library isn't installed or can't start.
  static let functions: OrielGStreamer? = {
    guard let table = oriel_gstreamer()?.pointee, table.gst_init_check(nil, nil, nil) != 0 else { return nil }
    return table
  }()

  static let installation =
    "Playing media needs GStreamer with its base plugins (on Debian: gstreamer1.0-plugins-base and gstreamer1.0-plugins-good)."
}
