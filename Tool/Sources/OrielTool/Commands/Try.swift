import ArgumentParser
import Foundation
import ToolSupport

struct Try: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds an existing package or a folder of sources, and reports what it lacks.",
    discussion: """
      A package is built unchanged. All Swift files of a folder without a manifest are built as one target, with its asset and string catalogs: as an app if one of \
      the files contains @main, otherwise as a library. The folder's other resources, such as JSON files, images, fonts and .lproj folders, are in the app's main \
      bundle, where Xcode puts them. Build products are kept in the cache folder. The only file that is written to the folder itself is the Package.resolved that \
      SwiftPM creates beside a manifest with dependencies.

      Missing opt-in modules are added, and the output names them: many files import them without canImport. They aren't available from the start because files that \
      use canImport would then compile other code.

      Prints what is missing, the most frequent first: modules, names, members, and other errors. Exits with status 0 if everything builds, with 1 if something \
      doesn't, and with 2 if the build can't be attempted.
      """)

  @Argument(help: ArgumentHelp("The folder of the package or of the sources.", valueName: "dir"))
  var folder: String

  @Option(
    help: ArgumentHelp(
      "The folder of the SDK. By default the one that ORIEL_SDK names, otherwise the one that contains oriel, otherwise ~/.local/share/oriel/sdk.",
      valueName: "dir"))
  var sdk: String?

  @OptionGroup var optIn: OptInModules

  @Flag(help: "Open the app after the build, in a browser if there is no display.")
  var open = false

  @Option(
    help: ArgumentHelp(
      """
      Write a PNG of the app's first window, which opens on a separate display (Xvfb, xdotool, ImageMagick). It is taken after 4 seconds, or after the number of \
      seconds in the environment variable ORIEL_TRY_SECONDS.
      """, valueName: "file"))
  var picture: String?

  @Option(help: ArgumentHelp("The program to open, if the package has several.", valueName: "name"))
  var product: String?

  func validate() throws {
    if open, picture != nil { throw ValidationError("Take --open or --picture: the app is opened once.") }
    if product != nil, !open, picture == nil { throw ValidationError("--product names what --open or --picture opens: add one of these.") }
  }

  func run() throws {
    do { try attempt() } catch let failure as Failure {
      // Status 1 means that the sources don't build.
      Self.say(Self.fullMessage(for: failure))
      throw ExitCode(2)
    }
  }

  private func attempt() throws {
    let sdk = try sdk.map { try SDK.named($0, by: "--sdk") } ?? SDK.find()
    // A program that can't be opened is an error before the build, which takes long.
    let picture = try picture.map { try WindowPicture($0) }
    let tried = try TriedFolder(folder, sdk: sdk)
    let program = open || picture != nil ? try tried.program(product) : nil
    var build = try optIn.build(of: tried.package, sdk: sdk)
    let errors = try tried.errors(of: &build)
    if !build.modules.isEmpty {
      let (names, list) = (build.modules.joined(separator: " "), build.modules.joined(separator: ","))
      print("With the opt-in module\(build.modules.count == 1 ? "" : "s") \(names): other commands take --with \(list).")
    }
    if let errors {
      print(Self.report(on: errors, log: tried.log))
      throw ExitCode(1)
    }
    print("Builds.")
    guard let program else { return }
    let command = try tried.command(for: program, of: build, saying: Self.say)
    guard let picture else { try Display.open(command, as: ProgramFacts(package: tried.package, product: program)) }
    try picture.take(of: command)
    print(picture.file.path)
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  /// The number of entries of a group that the report lists.
  private static let limit = 25

  /// The report on a failed build.
  static func report(on errors: BuildErrors, log: URL) -> String {
    var text = "Doesn't build. Errors: \(errors.lines.count), files: \(errors.fileCount). All of them: \(log.path)"
    for group in errors.groups {
      text += "\n\n\(group.title):"
      for entry in group.entries.prefix(limit) {
        let count = String(entry.count)
        text += "\n\(String(repeating: " ", count: max(0, 7 - count.count)))\(count) \(entry.text)"
      }
      if group.entries.count > limit { text += "\n        and \(group.entries.count - limit) more" }
    }
    return text
  }
}
