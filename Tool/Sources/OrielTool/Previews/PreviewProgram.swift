import Foundation
import ToolSupport

/// A program that shows or draws the previews of modules in any programs and libraries. It is linked from the objects that SwiftPM has
/// built, with its own entry point, and is located beside SwiftPM's products, where it finds the resource bundles.
struct PreviewProgram {
  static let name = "OrielPreviews"

  let build: Build
  let source: PreviewSource

  /// Builds the program and returns its location.
  func make() throws -> URL {
    try build.build(source.part)
    let folder = try build.folder()
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
    let plan = try BuildPlan(reading: scratch.appendingPathComponent("\(build.configuration.rawValue).yaml"))
    let objects = try plan.objects(of: source.modules)
    let others = plan.otherObjects(than: objects).filter { FileManager.default.fileExists(atPath: $0) }
    let work = folder.appendingPathComponent("\(Self.name).build")
    let beginning = try beginning(in: work)
    let (list, linked) = (work.appendingPathComponent("Arguments"), work.appendingPathComponent(Self.name))
    // The linker includes objects between these two options only if others refer to them, such as those of C libraries that libraries use.
    let optional = others.isEmpty ? [] : ["--start-lib"] + others + ["--end-lib"]
    let arguments =
      [beginning.path] + objects + (try plan.linkerArguments(for: objects) ?? ownArguments(folder))
      // Programs of a package can have C functions of the same name, and those for old Swift versions all have `main`.
      + (optional + ["-z", "muldefs"]).flatMap { ["-Xlinker", $0] }
    try write(arguments.map(\.quoted).joined(separator: "\n"), to: list)
    try Command("swiftc", ["-emit-executable", "-o", linked.path, "-module-name", Self.name, "@\(list.path)"])
      .check("The previews can't be linked.")
    let result = folder.appendingPathComponent(Self.name)
    // An open window continues to run the program that it was opened with.
    guard rename(linked.path, result.path) == 0 else {
      throw Failure("\(result.path) can't be written: \(String(cString: strerror(errno))).")
    }
    return result
  }

  /// Returns the object with the entry point, which calls Oriel's preview function.
  private func beginning(in folder: URL) throws -> URL {
    let (file, object) = (folder.appendingPathComponent("main.swift"), folder.appendingPathComponent("main.o"))
    let text = """
      @_silgen_name("oriel_previews_main") func showPreviews()

      showPreviews()

      """
    if (try? String(contentsOf: file, encoding: .utf8)) == text, FileManager.default.fileExists(atPath: object.path) { return object }
    try? FileManager.default.removeItem(at: object)
    try write(text, to: file)
    _ = try Command("swiftc", ["-c", file.path, "-o", object.path, "-module-name", Self.name]).text(
      "The entry point of the previews can't be built:")
    return object
  }

  /// Returns the linker arguments for a package that SwiftPM doesn't link, because it has a library and no tests.
  private func ownArguments(_ folder: URL) throws -> [String] {
    var arguments = ["-L", folder.path, "-Xlinker", "-rpath=$ORIGIN"]
    if let sdk = build.sdk {
      arguments += try sdk.linkerOptions.flatMap { ["-Xlinker", $0] }
    } else {
      let libraries = try Command("pkg-config", ["--libs", "gtk4"]).text("GTK's libraries can't be found:")
      arguments += libraries.split(whereSeparator: \.isWhitespace).map(String.init) + ["-lstdc++"]
    }
    return arguments
  }

  private func write(_ text: String, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw Failure("\(file.path) can't be written: \(error.localizedDescription)")
    }
  }
}
