import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Uniform types")
struct UTTypeTests {
  @Test("A filename extension finds its declared type, regardless of case")
  func extensions() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "swift") == .swiftSource)
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("A MIME type finds its declared type, and an invalid one gives nil")
  func mimeTypes() {
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType(mimeType: "png") == nil)
    #expect(UTType(mimeType: "image/") == nil)
  }

  @Test("A type has its preferred extension and MIME type")
  func tags() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.json.tags == [.filenameExtension: ["json"], .mimeType: ["application/json"]])
    #expect(UTType.image.preferredFilenameExtension == nil)
  }

  @Test("A type conforms to itself and to its supertypes only")
  func conforms() {
    #expect(UTType.png.conforms(to: .png))
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.image.isSupertype(of: .png) && UTType.png.isSubtype(of: .image))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .content, .item])
  }

  @Test("A declared identifier gives its type, and an unknown one gives nil")
  func identifiers() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("public.camera-raw-image") == .rawImage)
    #expect(UTType("org.nobody.nothing") == nil)
    #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.png.isDynamic)
    #expect(!UTType.pdf.isPublic)
  }

  @Test("Each constant and its supertypes are declared")
  func table() {
    for (identifier, declaration) in TypeTable.system {
      #expect(identifier == identifier.lowercased())
      for parent in declaration.parents { #expect(TypeTable.system[parent] != nil, "\(parent)") }
      #expect(!UTType(known: identifier).supertypes.contains(UTType(known: identifier)), "\(identifier) conforms to itself")
    }
    for type in [UTType.livePhoto, .aiff, .folder, .vCard, .log, .epub, .usdz, .icns, .systemPreferencesPane] {
      #expect(type.isDeclared, "\(type)")
    }
  }

  @Test("An undeclared extension gives a dynamic type, and its identifier gives the same type")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "oriel-nothing"))
    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.preferredFilenameExtension == "oriel-nothing")
    #expect(type.preferredMIMEType == nil)
    #expect(type.conforms(to: .data) && !type.conforms(to: .text))
    #expect(UTType(type.identifier) == type)
    #expect(UTType("dyn.a1") == nil)
  }

  @Test("A declared type that doesn't conform to the requested type is replaced by a dynamic one that does")
  func conforming() throws {
    #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
    let other = try #require(UTType(filenameExtension: "png", conformingTo: .audio))
    #expect(other.isDynamic && other.conforms(to: .audio))
  }

  @Test("An app's own type conforms to the types that it declares")
  func own() {
    let own = UTType(exportedAs: "org.oriel.Drawing", conformingTo: .json)
    #expect(own.identifier == "org.oriel.drawing")
    #expect(own.conforms(to: .text))
    #expect(UTType("org.oriel.drawing") == own)
    #expect(UTType(importedAs: "public.png", conformingTo: .audio) == .png)
    #expect(!UTType.png.conforms(to: .audio))
  }

  @Test("A type is encoded as its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }

  @Test("The MIME database provides extensions by weight, and a type's superclasses")
  func database() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let globs = "# said\n50:text/x-oriel:*.second\n80:text/x-oriel:*.first\n50:text/x-oriel:odd*\n50:image/x-oriel:*.first\nbroken\n"
    try globs.write(to: folder.appendingPathComponent("globs2"), atomically: true, encoding: .utf8)
    let subclasses = "text/x-oriel text/x-base\ntext/x-base text/plain\ntext/plain text/x-oriel\n"
    try subclasses.write(to: folder.appendingPathComponent("subclasses"), atomically: true, encoding: .utf8)
    let database = MIMEDatabase(folders: ["/nowhere", folder.path])
    #expect(database.extensions(mimeType: "text/x-oriel") == ["first", "second"])
    #expect(database.mimeTypes(filenameExtension: "first") == ["text/x-oriel", "image/x-oriel"])
    #expect(database.superclasses(of: "text/x-oriel") == ["text/x-base", "text/plain"])
  }

  @Test(
    "The desktop's MIME database identifies an undeclared extension",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/mime/globs2")))
  func desktop() throws {
    let type = try #require(UTType(filenameExtension: "lua"))
    #expect(type.isDynamic)
    #expect(type.preferredMIMEType == "text/x-lua")
    #expect(type.conforms(to: .plainText))
    #expect(UTType(mimeType: "text/x-lua")?.preferredFilenameExtension == "lua")
  }
}
