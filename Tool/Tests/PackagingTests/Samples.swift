import Foundation
import Testing
import ToolSupport

@testable import Packaging

/// A folder for one test, which is removed with this object.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("packaging-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ path: String, _ text: String = "") throws -> URL {
    let file = url.appendingPathComponent(path)
    try text.write(creatingFolderFor: file)
    return file
  }

  func file(_ path: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(path)
    try data.write(creatingFolderFor: file)
    return file
  }

  /// Creates a shell script in place of a tool.
  func tool(_ name: String, _ script: String) throws {
    let tool = try file("tools/\(name)", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
  }
}

enum Sample {
  static let date = Date(timeIntervalSince1970: 1_700_000_000)

  static var program: Program {
    var program = Program(
      identifier: "com.example.Notes", name: "Notes & <Lists>", executable: "Notes", version: "1.2.0",
      maintainer: "Ada Example <ada@example.com>")
    program.summary = "Keep notes; find them again"
    program.details = [
      "Notes keeps what you write, on this machine alone, in files that every other program can read.", "It is small & fast.",
    ]
    program.license = "MIT"
    program.homepage = "https://example.com/notes?a=1&b=2"
    program.categories = ["Office", "TextEditor"]
    program.keywords = ["text", "a;b"]
    program.mimeTypes = ["text/markdown", "text/plain"]
    program.urlSchemes = ["notes"]
    return program
  }

  /// Returns a PNG of one color, square by default.
  static func png(_ width: Int, _ height: Int? = nil) throws -> Data {
    let scratch = try Scratch()
    let file = scratch.url.appendingPathComponent("image.png")
    let tool = Command.exists("magick") ? "magick" : "convert"
    _ = try Command(tool, ["-size", "\(width)x\(height ?? width)", "xc:teal", file.path]).text("No PNG:")
    return try Data(contentsOf: file)
  }

  static let svg =
    "<?xml version=\"1.0\"?>\n<!-- a - b -->\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\"><path d=\"M0 0h16v16z\"/></svg>\n"

  /// Returns a payload with a program that prints its first argument or `ran`, and a resource.
  static func payload(_ scratch: Scratch, libraries: [URL] = []) throws -> Payload {
    let executable = try compile(
      "int puts(const char *); int main(int n, char **a) { puts(n > 1 ? a[1] : \"ran\"); return 0; }", as: "built", scratch)
    let resource = try scratch.file("Notes_Notes.resources/words.txt", "words")
    return Payload(executable: executable, resources: [resource.deletingLastPathComponent()], libraries: libraries)
  }

  static func compile(_ source: String, as name: String, _ scratch: Scratch, _ options: [String] = []) throws -> URL {
    let file = try scratch.file("\(name).c", source)
    let result = scratch.url.appendingPathComponent(name)
    _ = try Command("cc", [file.path, "-o", result.path] + options).text("No program:")
    return result
  }

  static var hasCompiler: Bool { Command.exists("cc") }
  static var hasImageMagick: Bool { Command.exists("magick") || Command.exists("convert") }
}

/// Returns the description of the error that the closure throws, or `nil`.
func failure(_ body: () throws -> some Any) -> String? {
  do {
    _ = try body()
    return nil
  } catch { return (error as? Failure)?.description ?? "another error: \(error)" }
}

/// Returns the paths of the files in a folder, sorted, and links with their destinations.
func paths(_ root: URL) throws -> [String] {
  let files = FileManager.default
  return try (files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).compactMap { path in
    let file = root.appendingPathComponent(path).path
    switch try files.attributesOfItem(atPath: file)[.type] as? FileAttributeType {
    case .typeDirectory: return nil
    case .typeSymbolicLink: return "\(path) -> \(try files.destinationOfSymbolicLink(atPath: file))"
    default: return path
    }
  }.sorted()
}
