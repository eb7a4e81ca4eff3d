/// The formats of packages.
public enum Format: String, CaseIterable, Sendable {
  /// A package for Debian and its derivatives.
  case deb
  /// A self-contained executable file.
  case appimage
  /// The manifest for flatpak-builder, with the files that it uses.
  case flatpak
  /// A compressed folder from which the program runs.
  case tar
}
