import Foundation
import Testing

/// The path of the SDK that `Scripts/test` has installed, from the environment.
private let sdk = ProcessInfo.processInfo.environment["ORIEL_SDK"]

@Suite("Scripts/try-package", .serialized, .enabled(if: sdk != nil))
struct TryPackageTests {
  /// Runs the script on a folder with one Swift file, once for each list of arguments.
  private func tried(_ source: String, resources: [String: String] = [:], _ runs: [String]...) throws -> [(code: Int32?, output: String)] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tried \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources of it")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try source.write(to: sources.appendingPathComponent("Tried file.swift"), atomically: true, encoding: .utf8)
    for (path, text) in resources {
      let file = sources.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let results = try runs.map { arguments in
      let script = try ChildProcess(
        "Scripts/try-package", ["--sdk", try #require(sdk)] + arguments + [sources.path],
        environment: ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path])
      return (code: script.exitCode(within: 300), output: script.output)
    }
    let left = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.contains(".") && !$0.hasSuffix(".lproj") }
    #expect(Set(left) == Set(["Tried file.swift"] + resources.keys))
    return results
  }

  @Test("Missing declarations are listed by kind, with their number of uses")
  func missing() throws {
    let (code, output) = try tried(
      """
      import SwiftUI

      struct Place: View {
        var body: some View { MapView() }
      }

      struct Here: View {
        var body: some View { Text("Here").glorious() }
      }

      struct There: View {
        var body: some View { Text("There").glorious() }
      }
      """, [])[0]
    #expect(code == 1)
    #expect(output.contains("Doesn't build. Errors: 3, files: 1."), "\(output)")
    #expect(output.contains("1 MapView"), "\(output)")
    #expect(output.contains("2 value of type") && output.contains("no member 'glorious'"), "\(output)")
  }

  @Test("A missing module is listed")
  func module() throws {
    let (code, output) = try tried("import HealthKit\nimport SwiftUI\n", [])[0]
    #expect(code == 1)
    #expect(output.contains("1 HealthKit"), "\(output)")
  }

  @Test("Opt-in modules are added if a file needs them")
  func optIn() throws {
    let source = """
      import CoreGraphics
      import CoreTransferable
      import OSLog
      import UIKit
      import os.log
      import simd

      private let logger = Logger(subsystem: "org.example", category: "views")

      struct Card: Transferable, Codable {
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
      }

      func isAllowed() async -> Bool { await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .authorized }

      public struct Bottom: View {
        public var body: some View {
          let inset = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
          Text("\\(simd_length(simd_double2(inset, 4)))").onAppear { logger.info("an inset of \\(inset, format: .fixed(precision: 1), privacy: .public)") }
        }
      }
      """
    // One file imports the module of notifications, and another one uses it. Foundation re-exports Observation.
    let asking = "import Foundation\nimport UserNotifications\n\n@Observable final class Asking { var isAllowed = false }\n"
    let (code, output) = try tried(source, resources: ["Asking.swift": asking], [])[0]
    #expect(code == 0, "\(output)")
    let added = output.split(separator: "\n").first { $0.hasPrefix("With the opt-in modules ") }
    for module in ["os", "UIKit", "simd", "UserNotifications"] { #expect(added?.contains(module) == true, "\(output)") }
    #expect(output.contains("Builds."), "\(output)")
  }

  @Test("canImport is false for an opt-in module unless --with requests it, and a UIKit view is rejected with an explanation")
  func asked() throws {
    let source = """
      import SwiftUI

      #if canImport(UIKit)
        import UIKit
        struct Spinner: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        struct Both: View { var body: some View { Spinner() } }
      #endif
      """
    let results = try tried(source, [], ["--with", "UIKit"], ["--with", "HealthKit"])
    #expect(results[0].code == 0 && !results[0].output.contains("opt-in"), "\(results[0].output)")
    #expect(results[1].code == 1, "\(results[1].output)")
    #expect(results[1].output.contains("Errors: 1, files: 1."), "\(results[1].output)")
    #expect(results[1].output.contains("'UIViewRepresentable' is unavailable: Oriel has no UIKit views"), "\(results[1].output)")
    #expect(results[2].code == 2 && results[2].output.contains("There is no opt-in module HealthKit"), "\(results[2].output)")
  }

  @Test("A folder that builds is reported, and --open fails for a library")
  func builds() throws {
    let source = "import SwiftUI\n\npublic struct Card: View {\n  public var body: some View { Text(\"Card\") }\n}\n"
    let results = try tried(source, [], ["--open"])
    #expect(results[0].code == 0)
    #expect(results[0].output.contains("Builds."), "\(results[0].output)")
    #expect(results[1].code != 0)
    #expect(results[1].output.contains("no app in"), "\(results[1].output)")
  }

  /// Returns the mean difference of red and green in the picture of an app's first window, from -1 to 1.
  private func redness(_ source: String, resources: [String: String] = [:]) throws -> Double {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let (code, output) = try tried(source, resources: resources, ["--picture", picture.path])[0]
    #expect(code == 0, "\(output)")
    let convert = try ChildProcess("convert", [picture.path, "-format", "%[fx:mean.r-mean.g]", "info:"])
    #expect(convert.exitCode(within: 30) == 0)
    return try #require(Double(convert.output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(convert.output)")
  }

  @Test("--picture draws the first window of an app")
  func picture() throws {
    let red = try redness(
      """
      import SwiftUI

      @main struct Tried: App {
        var body: some Scene { WindowGroup { Color(red: 1, green: 0, blue: 0).ignoresSafeArea() } }
      }
      """)
    #expect(red > 0.9)
  }

  @Test("A tried app can import OrielKit, which presents a modal in its window")
  func kit() throws {
    // A modal has half of the window's width and 0.8 of its height.
    let red = try redness(
      """
      import OrielKit
      import SwiftUI

      @main struct Tried: App {
        var body: some Scene {
          WindowGroup {
            Color(red: 0, green: 0, blue: 1).ignoresSafeArea().modal(isPresented: .constant(true)) { Color(red: 1, green: 0, blue: 0) }
          }
        }
      }
      """)
    #expect(red > 0.35 && red < 0.45)
  }

  @Test("An app finds the resources of the folder in its main bundle")
  func resources() throws {
    let red = try redness(
      """
      import SwiftUI

      let data = try! Data(contentsOf: Bundle.main.url(forResource: "amount", withExtension: "json")!)
      let amount = try! JSONDecoder().decode([Double].self, from: data)[0]
      let isLocalized = NSLocalizedString("KEY", comment: "") == "text"

      @main struct Tried: App {
        var body: some Scene { WindowGroup { Color(red: isLocalized ? amount : 0, green: 0, blue: 0).ignoresSafeArea() } }
      }
      """, resources: ["Data/amount.json": "[1.0]", "Data/en.lproj/Localizable.strings": "\"KEY\" = \"text\";\n"])
    #expect(red > 0.9)
  }

  @Test("The programs in the guides build")
  func guides() throws {
    let guides = ["Modals", "Keyboard", "Lists", "Collections", "Focus"]
    var programs: [String] = []
    for guide in guides {
      let text = try String(contentsOfFile: "Documentation/\(guide).md", encoding: .utf8)
      let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
      #expect(blocks.first?.contains("@main") == true, "\(guide)")
      programs += blocks
    }
    // A target can have only one main program.
    let (code, output) = try tried(programs.joined(separator: "\n").replacingOccurrences(of: "@main\n", with: ""), [])[0]
    #expect(code == 0 && output.contains("Builds."), "\(output)")
  }

  @Test("The programs of the documentation's articles and of its tutorial build")
  func articles() throws {
    let articles = ["ModalsInLayers", "KeyboardAvoidance", "SnappingLists", "Collections", "FocusAndTapTargets"]
      .map { "Sources/OrielKit/OrielKit.docc/Articles/\($0).md" }
    var programs: [String] = []
    for page in articles + ["Sources/Oriel/SwiftUI.docc/SwiftUI.md", "Sources/Oriel/SwiftUI.docc/Articles/Additions.md"] {
      let blocks = try String(contentsOfFile: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      #expect(!blocks.isEmpty, "\(page)")
      programs += blocks.compactMap { $0.components(separatedBy: "```").first }
    }
    let tutorial = "Sources/OrielTesting/OrielTesting.docc/Resources/Code/boats-screen-3.swift"
    programs.append(try String(contentsOfFile: tutorial, encoding: .utf8))
    let (code, output) = try tried(programs.joined(separator: "\n").replacingOccurrences(of: "@main\n", with: ""), [])[0]
    #expect(code == 0 && output.contains("Builds."), "\(output)")
  }

  @Test("A folder that doesn't exist is rejected with exit code 2")
  func nothing() throws {
    let script = try ChildProcess("Scripts/try-package", ["--sdk", try #require(sdk), "/nowhere"])
    #expect(script.exitCode(within: 300) == 2)
    #expect(script.output.contains("There is no folder /nowhere"))
  }
}
