import DesktopStandIns
import Foundation
import Testing

/// Compiles the declarations of system libraries in COrielLibraries together with the libraries' own headers: a declaration that differs is
/// an error.
@Suite("Declarations of system libraries", .enabled(if: InstalledPrograms.has("pkg-config") && InstalledPrograms.has("clang")))
struct LibraryDeclarationsTests {
  struct Library: Sendable, CustomTestStringConvertible {
    let declarations: String
    let package: String
    let headers: [String]

    var testDescription: String { declarations }
  }

  private static let libraries = [
    Library(declarations: "oriel_gstreamer.h", package: "gstreamer-app-1.0", headers: ["gst/gst.h", "gst/app/app.h"]),
    Library(declarations: "oriel_webkit.h", package: "webkitgtk-6.0", headers: ["webkit/webkit.h"]),
    Library(declarations: "oriel_shumate.h", package: "shumate-1.0", headers: ["shumate/shumate.h"]),
  ]

  @Test("The declarations match those of the library's headers", arguments: libraries)
  func declarations(_ library: Library) throws {
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).c")
    defer { try? FileManager.default.removeItem(at: source) }
    let includes = library.headers.map { "#include <\($0)>\n" }.joined()
    try "\(includes)#define ORIEL_LIBRARY_TYPES_ARE_DECLARED\n#include \"\(library.declarations)\"\n"
      .write(to: source, atomically: true, encoding: .utf8)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/COrielLibraries/include")
    let compiler = try ChildProcess(
      "sh",
      [
        "-c", "clang -fsyntax-only -Werror -I \"$1\" $(pkg-config --cflags gtk4 \(library.package)) \"$2\"", "sh",
        sources.standardized.path,
        source.path,
      ])
    #expect(compiler.exitCode(within: 60) == 0, "\(compiler.output)")
  }
}
