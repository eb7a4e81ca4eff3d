import ArgumentParser
import Foundation
import ToolSupport

#if canImport(Glibc)
  import Glibc
#endif

extension PictureOptions.ColorScheme: ExpressibleByArgument {}
extension PictureOptions.TextSize: ExpressibleByArgument {}

struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the package's previews to PNG files, without a display.",
    discussion: """
      Draws the previews that `oriel preview` shows, with the sizes of their traits, after animations have ended. With --compare, exits with 1 if pictures differ from \
      those of an earlier run, and writes a file .difference.png beside each, which has in red what differs.
      """)

  @Argument(help: ArgumentHelp("A program of the package, or a Swift file.", valueName: "program-or-file"))
  var wanted: String?

  @Option(
    help: ArgumentHelp(
      "The output folder. The default is the folder snapshots of the package, or next to a file without a package.", valueName: "dir")
  )
  var output: String?

  @Option(help: "The color scheme: light or dark. The default is both.")
  var scheme: [PictureOptions.ColorScheme] = []

  @Option(help: ArgumentHelp("The locale of dates, numbers and Oriel's own texts, such as de or ar_EG.", valueName: "id"))
  var language = "en_US"

  @Flag(help: "Lay out views from right to left. Not needed for a language with that direction.")
  var rightToLeft = false

  @Option(help: "The size of text.")
  var textSize = PictureOptions.TextSize.large

  @Option(help: "The number of pixels per point.")
  var scale = 2.0

  @Option(help: ArgumentHelp("Draw only previews whose name or module contains the text.", valueName: "text"))
  var match: String?

  @Option(help: ArgumentHelp("A folder with the pictures of an earlier run, to compare with.", valueName: "dir"))
  var compare: String?

  @Option(help: "The maximum difference of a color component, 0 to 255.")
  var tolerance = 8

  @OptionGroup var options: PackageOptions

  func validate() throws {
    guard (0.5...4).contains(scale) else { throw ValidationError("--scale must be from 0.5 to 4.") }
    guard (0...255).contains(tolerance) else { throw ValidationError("--tolerance must be from 0 to 255.") }
  }

  func run() throws {
    let source = try PreviewSource.find(wanted, options)
    let folder = output.map { URL(fileURLWithPath: $0) } ?? source.pictures
    let pictureOptions = try pictureOptions(writingInto: folder)
    let program = try PreviewProgram(build: try options.optIn.build(of: source.package), source: source).make()
    let wasThere = FileManager.default.fileExists(atPath: folder.path)
    let work = try PartialFolder(in: folder)
    defer {
      work.remove()
      // A folder without written files was created by this command.
      if !wasThere { rmdir(folder.path) }
    }
    let outcome = try PictureRun(program: program, selection: source.selection, options: pictureOptions).draw(into: work.url)
    if outcome.pictures.isEmpty, outcome.failures.isEmpty { throw nothing(in: outcome.catalog) }
    try place(outcome.pictures, of: work, in: folder)
    for failure in outcome.failures { FileHandle.standardError.write(Data("✗ \(failure)\n".utf8)) }
    if let failure = Self.verdict(outcome, comparedWith: compare) { throw failure }
  }

  private func pictureOptions(writingInto folder: URL) throws -> PictureOptions {
    var result = PictureOptions(
      language: language, isRightToLeft: rightToLeft, textSize: textSize, scale: scale, match: match, tolerance: tolerance)
    if !scheme.isEmpty { result.schemes = PictureOptions.ColorScheme.allCases.filter(scheme.contains) }
    if let compare {
      let earlier = URL(fileURLWithPath: compare)
      guard FileManager.default.fileExists(atPath: earlier.path) else {
        throw Failure("There is no folder \(compare) to compare with: create it with --output \(compare).")
      }
      guard earlier.resolvingSymlinksInPath().path != folder.resolvingSymlinksInPath().path else {
        throw Failure("The pictures in \(compare) would be overwritten before the comparison: specify another folder with --output.")
      }
      result.earlier = earlier
    }
    return result
  }

  private func nothing(in catalog: [String]) -> Failure {
    guard let match, !catalog.isEmpty else {
      return Failure("There are no previews to draw: add one with `#Preview { … }` to a Swift file.")
    }
    return Failure("No preview has \"\(match)\" in its name. The previews are \(catalog.joined(separator: ", ")).")
  }

  /// Moves pictures to their folder and prints their paths.
  private func place(_ pictures: [PictureRun.Picture], of work: PartialFolder, in folder: URL) throws {
    let shown = Self.path(of: folder)
    for picture in pictures {
      let difference = PictureRun.differenceFile(of: picture.file)
      try work.finish(picture.file)
      var note = ""
      if picture.differs {
        try work.finish(difference)
        note = " differs: see \(shown)/\(difference)"
      } else {
        // This removes a file of an earlier run.
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(difference))
        if compare != nil, picture.difference == nil { note = " is new" }
      }
      print("\(shown)/\(picture.file)\(note)")
    }
  }

  /// Returns a failure that summarizes the differences and errors, or `nil` if there are none.
  static func verdict(_ outcome: PictureRun.Outcome, comparedWith earlier: String?) -> Failure? {
    let drawn = outcome.pictures.count
    let differing = outcome.pictures.count(where: \.differs)
    var parts: [String] = []
    if !outcome.failures.isEmpty {
      let count = outcome.failures.count
      parts.append("\(count) \(count == 1 ? "preview" : "previews") couldn't be drawn")
    }
    if let earlier, differing > 0 {
      parts.append("\(differing) of \(drawn) pictures \(differing == 1 ? "differs" : "differ") from \(earlier)")
    }
    return parts.isEmpty ? nil : Failure(parts.joined(separator: ", and ") + ".")
  }

  /// Returns a folder's path, relative to the current directory if the folder is in it.
  private static func path(of folder: URL) -> String {
    let (here, path) = (FileManager.default.currentDirectoryPath, folder.standardizedFileURL.path)
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }
}
