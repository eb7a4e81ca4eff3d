import Foundation

// Foundation's static properties for the user's folders, which its version for Linux lacks, except those for the home folder and for
// temporary files.
extension URL {
  /// The user's documents folder. Mirrors Foundation's `documentsDirectory`.
  @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The user's desktop folder. Mirrors Foundation's `desktopDirectory`.
  @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The user's downloads folder. Mirrors Foundation's `downloadsDirectory`.
  @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The user's movies folder. Mirrors Foundation's `moviesDirectory`.
  @_disfavoredOverload public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  /// The user's music folder. Mirrors Foundation's `musicDirectory`.
  @_disfavoredOverload public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The user's pictures folder. Mirrors Foundation's `picturesDirectory`.
  @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The user's folder for shared files. Mirrors Foundation's `sharedPublicDirectory`.
  @_disfavoredOverload public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The folder for files that support apps, which is that of `XDG_DATA_HOME`. Mirrors Foundation's `applicationSupportDirectory`.
  @_disfavoredOverload public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// The folder for files that apps can create again, which is that of `XDG_CACHE_HOME`. Mirrors Foundation's `cachesDirectory`.
  @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The folder for files of apps, which on Linux is that of `applicationSupportDirectory`. Mirrors Foundation's `libraryDirectory`.
  @_disfavoredOverload public static var libraryDirectory: URL { applicationSupportDirectory }

  /// Returns the first folder of a kind in the user's domain, or a folder in the home folder if there is none.
  private static func folder(_ kind: FileManager.SearchPathDirectory, _ fallback: String) -> URL {
    let known = FileManager.default.urls(for: kind, in: .userDomainMask).first
    return URL(filePath: (known ?? homeDirectory.appending(path: fallback)).path, directoryHint: .isDirectory)
  }
}
