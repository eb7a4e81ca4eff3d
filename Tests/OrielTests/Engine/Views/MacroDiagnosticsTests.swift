import Foundation
import Testing

/// Runs the compiler with the plugin and the modules that were built beside the tests. Tests that link the macros would need a second build
/// of the package.
@Suite("Diagnostics of @Entry")
struct MacroDiagnosticsTests {
  private struct Case {
    var container = "EnvironmentValues"
    let property: String
    let message: String
  }

  private static let cases = [
    Case(property: "let count: Int = 1", message: "'@Entry' can only be applied to a single instance 'var'"),
    Case(property: "static var count: Int = 1", message: "'@Entry' can only be applied to a single instance 'var'"),
    Case(
      property: "var count: Int { 1 }",
      message: "'@Entry' can't be applied to a property with accessors, because it generates them"),
    Case(
      property: "var count: Int",
      message: "'@Entry' needs a default value, as in 'var name: Type = value', unless the type is optional"),
    Case(
      property: "var color = .red",
      message: "'@Entry' can't infer the type from this default value; specify it, as in 'var name: Type = value'"),
    Case(
      property: "var font = .system(size: 3).bold()",
      message: "'@Entry' can't infer the type from this default value; specify it, as in 'var name: Type = value'"),
    Case(
      property: "var nothing = nil",
      message: "'@Entry' can't infer the type from this default value; specify it, as in 'var name: Type = value'"),
    Case(
      container: "FocusedValues", property: "var document: String = \"x\"",
      message: "'@Entry' in FocusedValues needs an optional type and no default value, as in 'var name: Type?'"),
    Case(
      container: "FocusedValues", property: "var document: String? = \"\"",
      message: "'@Entry' in FocusedValues needs an optional type and no default value, as in 'var name: Type?'"),
    Case(
      container: "Color", property: "var count: Int = 1",
      message:
        "'@Entry' can only be applied to a property in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"),
  ]

  @Test("Each misuse of @Entry is reported at its line with an explanation")
  func refuses() throws {
    // The macro recognizes the containers by their names. Each case has two lines: the extension and the property.
    let entries = Self.cases.map { "extension \($0.container) {\n@Entry \($0.property) }\n" }
    let source = "import Oriel\n\n" + entries.joined()
    let output = try diagnostics(of: source)
    for (index, sample) in Self.cases.enumerated() {
      let line = 4 + 2 * index
      #expect(
        output.contains("Entries.swift:\(line):1: error: \(sample.message) (from macro"),
        "\(sample.property) in \(sample.container): \(output)")
    }
  }

  private func diagnostics(of source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Entries.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardizedFileURL.path
    let bin = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let command = """
      mapfile -t flags < <("$0/Scripts/module-flags" "$1")
      swiftc -typecheck -diagnostic-style llvm -no-color-diagnostics "${flags[@]}" \
        -load-plugin-executable "$1/OrielMacros-tool#OrielMacros" "$2" 2>&1
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command, root, bin, file.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
