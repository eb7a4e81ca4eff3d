import Foundation
import ToolSupport

/// A program's icon, and its copies in the sizes of icon themes.
public struct Icon {
  enum Image {
    case png(PNGFile)
    case svg(Data)
  }

  let image: Image

  /// The sizes in pixels for which the hicolor theme has folders.
  static let sizes = [16, 24, 32, 48, 64, 128, 256, 512]

  /// Reads an icon file. Throws a `Failure` for a missing file, and for one that is neither a square PNG nor an SVG.
  public init(_ url: URL) throws {
    let name = url.lastPathComponent
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Failure("There is no icon at \(url.path): specify a PNG or an SVG, by a path relative to the file that specifies it.")
    }
    if let png = PNGFile(data) {
      guard png.width == png.height else {
        throw Failure("The icon \(name) has \(png.width) × \(png.height) pixels: make it square, preferably 512 × 512.")
      }
      image = .png(png)
    } else if Self.isSVG(data) {
      image = .svg(data)
    } else {
      throw Failure("The icon \(name) is neither a PNG nor an SVG: save it as one of them.")
    }
  }

  /// Creates an icon with a rounded square and the first letter of a name.
  public init(letterOf name: String) {
    let letter = name.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "?"
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 128 128">
        <rect x="8" y="8" width="112" height="112" rx="26" fill="#5e6b7d"/>
        <text x="64" y="88" font-family="Inter, Cantarell, sans-serif" font-size="68" font-weight="600" text-anchor="middle" fill="#ffffff">\(letter.escapedForXML)</text>
      </svg>

      """
    image = .svg(Data(text.utf8))
  }

  /// The contents of the file.
  public var data: Data {
    switch image {
    case .png(let png): png.data
    case .svg(let data): data
    }
  }

  /// The media type, such as image/png.
  public var mediaType: String {
    switch image {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    }
  }

  /// The file name extension.
  var fileExtension: String {
    switch image {
    case .png: "png"
    case .svg: "svg"
    }
  }

  /// Writes the icon into a folder `hicolor` with a name, and returns the largest file and notes for the user.
  ///
  /// A PNG is scaled down to the sizes of the theme by ImageMagick or gdk-pixbuf's thumbnailer. It is never scaled up.
  func write(into theme: URL, named name: String, toolbox: Toolbox) throws -> (file: URL, notes: [String]) {
    switch image {
    case .svg(let data):
      let file = theme.appendingPathComponent("scalable/apps/\(name).svg")
      try data.write(creatingFolderFor: file)
      return (file, [])
    case .png(let png):
      return try write(png, into: theme, named: name, toolbox: toolbox)
    }
  }

  private func write(_ png: PNGFile, into theme: URL, named name: String, toolbox: Toolbox) throws -> (file: URL, notes: [String]) {
    func file(_ size: Int) -> URL { theme.appendingPathComponent("\(size)x\(size)/apps/\(name).png") }
    // The largest folder whose size the image has at least.
    let own = Self.sizes.last { $0 <= png.width } ?? Self.sizes[0]
    let tool = ["magick", "convert", "gdk-pixbuf-thumbnailer"].first(where: toolbox.has)
    guard let tool else {
      try png.withoutTexts.write(creatingFolderFor: file(own))
      let missing =
        "No tool that scales images is installed, so the icon is packaged only in the size \(own): install ImageMagick for all sizes."
      return (file(own), [missing])
    }
    let source = theme.appendingPathComponent("source.png")
    try png.data.write(creatingFolderFor: source)
    defer { try? FileManager.default.removeItem(at: source) }
    for size in Self.sizes where size <= own {
      if size == png.width {
        try png.withoutTexts.write(creatingFolderFor: file(size))
        continue
      }
      let scaled = theme.appendingPathComponent("scaled.png")
      defer { try? FileManager.default.removeItem(at: scaled) }
      let arguments =
        tool == "gdk-pixbuf-thumbnailer"
        ? ["-s", "\(size)", source.path, scaled.path]
        : [source.path, "-resize", "\(size)x\(size)", "-strip", "-depth", "8", "PNG32:\(scaled.path)"]
      _ = try toolbox.command(tool, arguments).text("The icon can't be scaled to \(size) pixels:")
      guard let result = PNGFile(try Data(contentsOf: scaled)) else {
        throw Failure("The icon can't be scaled to \(size) pixels: \(tool) doesn't write a PNG.")
      }
      try result.withoutTexts.write(creatingFolderFor: file(size))
    }
    return (file(own), own < 128 ? ["The icon has \(png.width) pixels: software centers need at least 128."] : [])
  }

  private static func isSVG(_ data: Data) -> Bool {
    guard let text = String(data: data, encoding: .utf8) else { return false }
    let start = /(?:\x{FEFF}|\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>\[]*(?:\[[^\]]*\])?[^>]*>)*<(?:[A-Za-z]+:)?svg[\s>\/]/
    return text.prefixMatch(of: start) != nil
  }
}

extension Data {
  func write(creatingFolderFor file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file)
  }
}

extension String {
  func write(creatingFolderFor file: URL) throws { try Data(utf8).write(creatingFolderFor: file) }
}
