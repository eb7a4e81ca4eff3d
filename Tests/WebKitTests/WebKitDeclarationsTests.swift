import Foundation
import Testing

/// Compares Oriel's header with WebKitGTK's own, if that is installed.
@Suite("Declarations of WebKitGTK functions")
struct WebKitDeclarationsTests {
  /// Returns the words of a program's output, or `nil` if it can't start or fails.
  private static func words(_ arguments: [String]) -> [String]? {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text.split(whereSeparator: \.isWhitespace).map(String.init) : nil
  }

  private static let flags = words(["pkg-config", "--cflags", "gtk4", "webkitgtk-6.0"])
  private static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  private func compiles(_ source: String) throws -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("declarations-\(UUID().uuidString).c")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let include = Self.root.appendingPathComponent("Sources/COrielLibraries/include").path
    return Self.words(["clang", "-fsyntax-only", "-Werror", "-I\(include)"] + (Self.flags ?? []) + [file.path]) != nil
  }

  @Test("Functions are declared as in the library's headers, and constants have its values", .enabled(if: flags != nil))
  func declarations() throws {
    let header = "#define ORIEL_LIBRARY_TYPES_ARE_DECLARED\n#include \"oriel_webkit.h\"\n"
    #expect(try compiles("#include <webkit/webkit.h>\n" + header))
    #expect(try !compiles("#include <webkit/webkit.h>\nint webkit_web_view_load_uri(int);\n" + header))
    let values = [
      "WEBKIT_LOAD_FINISHED": 3, "WEBKIT_NAVIGATION_TYPE_OTHER": 5, "WEBKIT_POLICY_DECISION_TYPE_RESPONSE": 2,
      "WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM": 3, "WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT": 1,
      "WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND": 2, "WEBKIT_USER_CONTENT_INJECT_TOP_FRAME": 1,
      "WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END": 1, "WEBKIT_USER_STYLE_LEVEL_USER": 0, "WEBKIT_WEBSITE_DATA_DISK_CACHE": 2,
      "WEBKIT_WEBSITE_DATA_COOKIES": 64, "WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS": 1024, "SOUP_MESSAGE_HEADERS_RESPONSE": 1,
    ]
    let checks = values.map { "_Static_assert(\($0.key) == \($0.value), \"\");\n" }.joined()
    #expect(try compiles("#include <webkit/webkit.h>\n" + checks))
    #expect(try compiles("#include \"oriel_webkit.h\"\n" + checks))
  }
}
