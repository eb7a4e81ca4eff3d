import ArgumentParser
import Foundation
import ToolSupport

struct Try: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds an existing package or a folder of sources, and lists what Oriel lacks for it.",
    discussion: """
      A package is built without changes. A folder without a manifest is built as one target of all Swift files in it, with its asset and string catalogs: as an app if \
      one of them has @main, else as a library. An app has the folder's other resources, such as JSON files, pictures, fonts and .lproj folders, in its main bundle, \
      as Xcode puts them there. Builds are kept in the folder of caches; into the folder itself nothing is written but the Package.resolved that SwiftPM writes beside \
      a manifest with dependencies.

      Missing opt-in modules are added to the build and listed, because many files import them unconditionally. They aren't included from the start, because files \
      ask take other ways then.

      Prints the missing modules, names and members and the other errors, the most frequent first. Exits with 0 if everything builds, with 1 if something doesn't, and \
      doesn't, with 2 where it can't be tried.
      """)

  @Argument(help: ArgumentHelp("The folder of the package or of the sources.", valueName: "dir"))
  var folder: String

  @Option(
    help: ArgumentHelp(
      "The folder of the SDK. The default is ORIEL_SDK, or else the SDK that contains oriel, or else ~/.local/share/oriel/sdk.",
      valueName: "dir"))
  var sdk: String?

  @OptionGroup var optIn: OptInModules

  @Flag(help: "Open the app after the build, in a browser if there is no display.")
  var open = false

  @Option(
    help: ArgumentHelp(
      """
      Write a PNG of the app's first window on a virtual display (Xvfb, xdotool, ImageMagick), after 4 seconds, or the number of seconds in ORIEL_TRY_SECONDS.
      environment says.
      """, valueName: "file"))
  var picture: String?

  @Option(help: ArgumentHelp("The program to open, if the package has several.", valueName: "name"))
  var product: String?

  func validate() throws {
    if open, picture != nil { throw ValidationError("Specify either --open or --picture, because the app is opened only once.") }
    if product != nil, !open, picture == nil {
      throw ValidationError("--product specifies the program for --open or --picture: add one of them.")
    }
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
      print("With the opt-in module\(build.modules.count == 1 ? "" : "s") \(names): use --with \(list) for other commands.")
    }
    if let linker = build.linker, optIn.linker == nil {
      print("With the linker \(linker), which accepts an option of the package: use --linker \(linker) for other commands.")
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
