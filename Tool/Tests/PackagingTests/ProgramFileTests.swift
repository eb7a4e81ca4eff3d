import Foundation
import Testing

@testable import Packaging

@Suite struct ProgramFileTests {
  private let scratch: Scratch
  private let defaults = Program(identifier: "org.oriel.notes", name: "notes", executable: "notes", maintainer: "Nobody <nobody@localhost>")

  init() throws { scratch = try Scratch() }

  private func read(_ toml: String) throws -> Program { try ProgramFile.read(scratch.file("Oriel.toml", toml), defaults: defaults) }

  /// Returns the error of a file's contents, without the path of the folder.
  private func problem(_ toml: String) -> String? {
    failure { try read(toml) }.map { $0.replacing(scratch.url.path + "/", with: "") }
  }

  @Test func withoutFilesTheDefaultsHold() throws { #expect(try ProgramFile.read(nil, defaults: defaults) == defaults) }

  @Test func aFileWithoutTheTableChangesNothing() throws { #expect(try read("# nothing\n") == defaults) }

  @Test func allKeysAreRead() throws {
    _ = try scratch.file("art/icon.svg", Sample.svg)
    let program = try read(
      """
      [app]
      identifier = "com.example.Notes"
      name = "Notes"
      version = "2.0.0-beta.1"
      summary = "Keep notes"
      description = \"\"\"
      First
      line.

      Second.
      \"\"\"
      license = "MIT OR Apache-2.0"
      maintainer = "Ada <ada@example.com>"
      homepage = "https://example.com"
      icon = "art/icon.svg"
      categories = ["Office", "TextEditor", "Office"]
      keywords = ["text"]
      mime-types = ["text/markdown"]
      url-schemes = ["notes"]
      kiosk = true
      """)
    var wanted = Program(
      identifier: "com.example.Notes", name: "Notes", executable: "notes", version: "2.0.0-beta.1", maintainer: "Ada <ada@example.com>")
    wanted.summary = "Keep notes"
    wanted.details = ["First line.", "Second."]
    wanted.license = "MIT OR Apache-2.0"
    wanted.homepage = "https://example.com"
    wanted.icon = scratch.url.appendingPathComponent("art/icon.svg").standardizedFileURL
    wanted.categories = ["Office", "TextEditor"]
    wanted.keywords = ["text"]
    wanted.mimeTypes = ["text/markdown"]
    wanted.urlSchemes = ["notes"]
    wanted.isKiosk = true
    #expect(program == wanted)
  }

  @Test func theSummaryIsTheNameUnlessItIsWritten() throws { #expect(try read("[app]\nname = \"Notes\"").summary == "Notes") }

  @Test func aMissingFileIsNamed() {
    #expect(
      failure { try ProgramFile.read(scratch.url.appendingPathComponent("Oriel.toml"), defaults: defaults) }
        == "\(scratch.url.path)/Oriel.toml can't be read: create the file, or remove the reference to it.")
  }

  @Test func brokenTOMLNamesThePlace() throws {
    let text = try #require(problem("[app]\nname = Notes\n"))
    #expect(text.hasPrefix("Oriel.toml:2:8: This isn't valid TOML: "))
    #expect(!text.contains("\n"))
  }

  @Test(arguments: [
    (
      "[app]\n\ncolour = \"red\"",
      "Oriel.toml:3: The key \"colour\" of [app] is unknown: use one of identifier, name, version, summary, description, license, maintainer, homepage, "
        + "icon, categories, keywords, mime-types, url-schemes, kiosk."
    ),
    ("[program]\nname = \"A\"", "Oriel.toml:1: The key \"program\" is unknown: the file has one table, [app]."),
    ("app = 1", "Oriel.toml:1: \"app\" must be a table: write [app] on a separate line."),
    ("[app]\nname = 3", "Oriel.toml:2: The key \"name\" has a number: write name = \"…\"."),
    ("[app]\nversion = 1.2", "Oriel.toml:2: The key \"version\" has a number: write version = \"…\"."),
    ("[app]\nkiosk = \"yes\"", "Oriel.toml:2: The key \"kiosk\" has a string: write kiosk = true."),
    ("[app]\ncategories = \"Office\"", "Oriel.toml:2: The key \"categories\" has a string: write categories = [\"…\"]."),
    ("[app]\nkeywords = [\"a\", 1]", "Oriel.toml:2: The list \"keywords\" has a number: use only strings, as in keywords = [\"…\"]."),
    ("[app]\nname = \" \"", "Oriel.toml:2: The name must be one line of text."),
    ("[app]\nsummary = \"a\\nb\"", "Oriel.toml:2: The summary must be one line of text."),
    (
      "[app]\ndescription = \"\"\"\nversion = 1\n\"\"\"\nversion = \"v1\"",
      "Oriel.toml:5: The version \"v1\" must begin with a digit and contain only letters, digits, \".\", \"+\", \"~\" and \"-\": use a form like 1.2.0."
    ),
    (
      "[app]\nlicense = \"My own\"",
      "Oriel.toml:2: The license \"My own\" isn't an SPDX expression: use a form like MIT, GPL-3.0-or-later or LicenseRef-proprietary."
    ),
    (
      "[app]\nmaintainer = \"Ada\"",
      "Oriel.toml:2: The maintainer \"Ada\" must have a name and an email address: use a form like Ada Example <ada@example.com>."
    ),
    (
      "[app]\nhomepage = \"example.com\"",
      "Oriel.toml:2: The homepage \"example.com\" must be a web URL: use a form like https://example.com/notes."
    ),
    ("[app]\ncategories = [\"office\"]", "Oriel.toml:2: The category \"office\" isn't registered: use Office."),
    (
      "[app]\ncategories = [\"Notes\"]",
      "Oriel.toml:2: The category \"Notes\" isn't registered: use one of https://specifications.freedesktop.org/menu-spec/latest/category-registry.html."
    ),
    (
      "[app]\ncategories = [\"TextEditor\"]",
      "Oriel.toml:2: The categories must contain one of AudioVideo, Audio, Video, Development, Education, Game, Graphics, Network, Office, Science, Settings, System, Utility."
    ),
    ("[app]\nmime-types = [\"markdown\"]", "Oriel.toml:2: The MIME type \"markdown\" is invalid: use a form like text/markdown."),
    (
      "[app]\nurl-schemes = [\"notes://\"]",
      "Oriel.toml:2: The URL scheme \"notes://\" must begin with a letter and contain only lowercase letters, digits, \"+\", \".\" and \"-\": use a form like notes, without \"://\"."
    ),
  ]) func aBadValueIsNamedWithItsLine(toml: String, wanted: String) { #expect(problem(toml) == wanted) }

  @Test(arguments: ["notes", "com..notes", "com.1st.notes", "com.exämple.notes", "com.example.my notes", ""])
  func aBadIdentifierIsNamed(identifier: String) {
    #expect(
      problem("[app]\nidentifier = \"\(identifier)\"")
        == "Oriel.toml:2: The identifier \"\(identifier)\" must have at least two parts of letters, digits, \"_\" and \"-\", none of which begins with a digit: use a form like com.example.Notes."
    )
  }

  @Test func anIconThatIsMissingOrOfAnotherKindIsNamed() throws {
    _ = try scratch.file("icon.gif", "GIF89a")
    #expect(problem("[app]\nicon = \"icon.gif\"") == "Oriel.toml:2: The icon icon.gif is neither a PNG nor an SVG: save it as one of them.")
    #expect(
      problem("[app]\nicon = \"none.png\"")
        == "Oriel.toml:2: There is no icon at none.png: specify a PNG or an SVG, by a path relative to the file that specifies it.")
  }

  @Test(.enabled(if: Sample.hasImageMagick)) func anIconIsSquare() throws {
    _ = try scratch.file("icon.png", Sample.png(20, 10))
    #expect(
      problem("[app]\nicon = \"icon.png\"") == "Oriel.toml:2: The icon icon.png has 20 × 10 pixels: make it square, preferably 512 × 512.")
  }

  // MARK: Info.plist

  private func plist(_ values: [String: Any]) throws -> URL {
    try scratch.file("Info.plist", PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
  }

  @Test func anInfoPlistIsRead() throws {
    let url = try plist([
      "CFBundleIdentifier": "com.example.Notes", "CFBundleName": "Short", "CFBundleDisplayName": "Notes",
      "CFBundleShortVersionString": "3.1",
      "LSApplicationCategoryType": "public.app-category.puzzle-games", "NSHumanReadableCopyright": "© Ada",
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes", "note"]]],
      "CFBundleDocumentTypes": [
        ["LSItemContentTypes": ["public.plain-text", "com.example.note", "com.unknown"]], ["CFBundleTypeMIMETypes": ["text/markdown"]],
      ],
      "UTExportedTypeDeclarations": [
        ["UTTypeIdentifier": "com.example.note", "UTTypeTagSpecification": ["public.mime-type": "application/x-note"]] as [String: Any]
      ],
    ])
    let program = try ProgramFile.read(nil, infoPlist: url, defaults: defaults)
    #expect(program.identifier == "com.example.Notes")
    #expect(program.name == "Notes")
    #expect(program.summary == "Notes")
    #expect(program.version == "3.1")
    #expect(program.categories == ["Game", "LogicGame"])
    #expect(program.urlSchemes == ["notes", "note"])
    #expect(program.mimeTypes == ["text/plain", "application/x-note", "text/markdown"])
  }

  @Test func orielTomlWinsOverTheInfoPlist() throws {
    let url = try plist(["CFBundleName": "Plist", "CFBundleShortVersionString": "1.0"])
    let program = try ProgramFile.read(scratch.file("Oriel.toml", "[app]\nname = \"Toml\""), infoPlist: url, defaults: defaults)
    #expect(program.name == "Toml")
    #expect(program.version == "1.0")
  }

  @Test func variablesOfXcodeAreLeftOut() throws {
    let url = try plist(["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)"])
    #expect(try ProgramFile.read(nil, infoPlist: url, defaults: defaults) == defaults)
  }

  @Test func aBadInfoPlistIsNamed() throws {
    let path = scratch.url.path + "/Info.plist"
    let bad = try scratch.file("Info.plist", "no list")
    #expect(
      failure { try ProgramFile.read(nil, infoPlist: bad, defaults: defaults) }
        == "\(path) isn't a property list with a dictionary: correct it, or use Oriel.toml instead.")
    #expect(
      failure { try ProgramFile.read(nil, infoPlist: plist(["CFBundleName": 1]), defaults: defaults) }
        == "\(path): CFBundleName must be a string.")
    #expect(
      failure { try ProgramFile.read(nil, infoPlist: plist(["LSApplicationCategoryType": "games"]), defaults: defaults) }
        == "\(path): LSApplicationCategoryType has the unknown value \"games\": use a value such as public.app-category.productivity.")
  }

  @Test func theCategoriesOfApplicationTypesAreRegistered() {
    for (type, categories) in Categories.ofTypes { #expect(Rules.categories(categories) == nil, "\(type)") }
  }

  @Test func defaultsThatNoPackageCanHaveAreNamed() {
    var program = defaults
    program.identifier = "com.example.2048"
    let reason = failure { try ProgramFile.read(nil, defaults: program) }
    #expect(reason?.hasPrefix("The identifier \"com.example.2048\" must have at least two parts") == true)
  }
}
