import Foundation

/// What a package of a program tells of it, whichever the format: what Oriel.toml and the package's own description say, and defaults for the rest.
public struct Program: Equatable, Sendable {
  /// In reverse order of domains, such as com.example.Notes.
  public var identifier: String
  /// What people call it.
  public var name: String
  /// The name of its executable.
  public var executable: String
  /// Such as 1.2.0.
  public var version: String
  /// One line that says what it is for.
  public var summary: String
  /// Paragraphs.
  public var details: [String]
  /// A license as SPDX writes it; nil where nothing is said.
  public var license: String?
  /// Who answers for it, as Name <address>.
  public var maintainer: String
  public var homepage: String?
  /// Registered categories of the desktop menu, such as Utility.
  public var categories: [String]
  public var keywords: [String]
  /// The kinds of files that it opens, such as text/markdown.
  public var mimeTypes: [String]
  /// The schemes of addresses that it opens, such as notes.
  public var urlSchemes: [String]
  /// A PNG or an SVG; nil where there is none.
  public var icon: URL?
  /// Whether it takes a whole screen for itself.
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

/// The files of a program that was built: what goes into a package beside its description.
public struct Payload: Equatable, Sendable {
  /// The program itself, built for release and stripped.
  public var executable: URL
  /// What stands beside the executable: bundles of resources and the like.
  public var resources: [URL]
  /// Shared libraries that the program brings. The executable's search path is `$ORIGIN/lib`.
  public var libraries: [URL]

  public init(executable: URL, resources: [URL] = [], libraries: [URL] = []) {
    self.executable = executable
    self.resources = resources
    self.libraries = libraries
  }
}
