import Foundation

/// The facts about a program for all package formats: the values of Oriel.toml and the package's own description, and defaults for the
/// rest.
public struct Program: Equatable, Sendable {
  /// The identifier in reverse domain notation, such as com.example.Notes.
  public var identifier: String
  /// The name for users.
  public var name: String
  /// The name of the executable.
  public var executable: String
  /// The version, such as 1.2.0.
  public var version: String
  /// The purpose of the program in one line.
  public var summary: String
  /// The description, in paragraphs.
  public var details: [String]
  /// The license as an SPDX expression, or `nil` if it isn't specified.
  public var license: String?
  /// The maintainer, as Name <address>.
  public var maintainer: String
  public var homepage: String?
  /// The registered categories of the desktop menu, such as Utility.
  public var categories: [String]
  public var keywords: [String]
  /// The MIME types of files that the program opens, such as text/markdown.
  public var mimeTypes: [String]
  /// The URL schemes that the program opens, such as notes.
  public var urlSchemes: [String]
  /// The icon, a PNG or an SVG, or `nil` if there is none.
  public var icon: URL?
  /// Indicates whether the program occupies a whole screen.
  public var isKiosk: Bool

  public init(identifier: String, name: String, executable: String, version: String = "0.1.0", maintainer: String) {
    self.identifier = identifier
    self.name = name
    self.executable = executable
    self.version = version
    self.maintainer = maintainer
    summary = name
    details = []
    categories = ["Utility"]
    keywords = []
    mimeTypes = []
    urlSchemes = []
    isKiosk = false
  }
}

/// The files of a built program: the contents of a package apart from its description.
public struct Payload: Equatable, Sendable {
  /// The executable, built for release and stripped.
  public var executable: URL
  /// The files beside the executable, such as resource bundles.
  public var resources: [URL]
  /// The shared libraries that the program contains. The executable's search path is `$ORIGIN/lib`.
  public var libraries: [URL]

  public init(executable: URL, resources: [URL] = [], libraries: [URL] = []) {
    self.executable = executable
    self.resources = resources
    self.libraries = libraries
  }
}
