/// What a package can be.
public enum Format: String, CaseIterable, Sendable {
  /// A package for Debian and systems that come from it.
  case deb
  /// A file that runs as it is.
  case appimage
  /// The manifest for flatpak-builder, with the files that it takes.
  case flatpak
  /// A compressed folder from which the program runs.
  case tar
}
