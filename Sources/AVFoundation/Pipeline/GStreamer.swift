import COrielLibraries

/// The GStreamer library, which is loaded and initialized when a program first opens a resource.
enum GStreamer {
  /// The functions of the library, or `nil` if it isn't installed or fails to initialize.
  static let functions: OrielGStreamer? = {
    guard let table = oriel_gstreamer()?.pointee, table.gst_init_check(nil, nil, nil) != 0 else { return nil }
    return table
  }()

  static let installation =
    "Playing media needs GStreamer with its base plugins (on Debian: gstreamer1.0-plugins-base and gstreamer1.0-plugins-good)."
}
