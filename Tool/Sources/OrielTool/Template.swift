import Foundation
import ToolSupport

/// The templates of new packages.
enum Template: String, CaseIterable, Sendable {
  case app, document, kiosk, library, menubar

  private var summary: String {
    switch self {
    case .app: "A to-do list."
    case .document: "A plain-text editor."
    case .kiosk: "A touch screen for visitors."
    case .library: "A star rating control."
    case .menubar: "A timer in the status area of the desktop."
    }
  }

  /// Writes the package into a new folder with its name, completely or not at all. An existing folder must be empty.
  ///
  /// - Throws: `Failure` for an invalid module name, a folder with content, or one that can't be written.
  func write(name: String, identifier: String? = nil, in folder: URL) throws {
    try Self.check(name: name)
    let identifier = identifier ?? "com.example.\(name)"
    try Self.check(identifier: identifier)
    let files = FileManager.default
    let target = folder.appendingPathComponent(name)
    if files.fileExists(atPath: target.path) {
      guard let content = try? files.contentsOfDirectory(atPath: target.path) else {
        throw Failure("\(name) already exists and isn't a readable folder: choose another name.")
      }
      guard content.isEmpty else { throw Failure("The folder \(name) isn't empty: choose another name, or empty it first.") }
    }
    guard let templates = Bundle.module.url(forResource: "Templates", withExtension: nil) else {
      throw Failure("The tool's templates are missing: install the SDK again.")
    }
    let staging = folder.appendingPathComponent(".\(name).\(UUID().uuidString)")
    defer { try? files.removeItem(at: staging) }
    let words = ["PROGRAM": name, "IDENTIFIER": identifier, "SUMMARY": summary]
    do {
      try files.createDirectory(at: staging, withIntermediateDirectories: true)
      // Files of later templates replace those of earlier ones.
      for source in self == .library ? ["common", rawValue] : ["common", "program", rawValue] {
        try Self.copy(templates.appendingPathComponent(source), to: staging, replacing: words)
      }
      // An empty folder is replaced.
      if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
      try files.moveItem(at: staging, to: target)
    } catch {
      throw Failure("The folder \(target.path) can't be written: \(Self.reason(error))")
    }
  }

  private static func copy(_ source: URL, to target: URL, replacing words: [String: String]) throws {
    let files = FileManager.default
    for path in try files.subpathsOfDirectory(atPath: source.path).sorted() {
      let file = source.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      // SwiftPM doesn't accept hidden files as resources.
      let written = path == "gitignore" ? ".gitignore" : replace(words, in: path)
      let place = target.appendingPathComponent(written)
      try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = replace(words, in: String(decoding: try Data(contentsOf: file), as: UTF8.self))
      try Data(text.utf8).write(to: place)
    }
  }

  private static func replace(_ words: [String: String], in text: String) -> String {
    words.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  /// Names that a program's module can't have: those of modules that it imports, and Swift keywords.
  private static let takenNames: Set<String> = [
    "SwiftUI", "Swift", "Foundation", "Testing", "Combine", "Observation", "UIKit", "AppKit", "CoreGraphics", "CoreFoundation",
    "CoreTransferable",
    "UniformTypeIdentifiers", "Oriel", "OrielKit", "OrielTesting", "OrielModel", "OrielDrawing", "OrielGSK", "OrielGTK", "FoundationText",
    "OrielBus", "SwiftData", "UserNotifications", "CoreLocation", "PhotosUI", "Charts", "CoreMedia", "AVFoundation", "AVFAudio", "AVKit",
    "WebKit", "MapKit", "Logging", "Glibc",
    "Dispatch", "XCTest", "os", "OSLog", "simd", "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "import", "init",
    "self",
    "Self", "Type", "Any", "case", "default", "switch", "if", "else", "for", "while", "repeat", "return", "break", "continue", "in", "is",
    "as", "do",
    "try", "throw", "throws", "catch", "guard", "where", "public", "private", "internal", "static", "super", "true", "false", "nil",
    "typealias",
    "associatedtype", "operator", "inout", "subscript", "deinit", "defer", "fallthrough", "rethrows", "fileprivate", "precedencegroup",
  ]

  static func check(name: String) throws {
    let isPlain = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_"
    }
    guard isPlain, let first = name.unicodeScalars.first, !("0"..."9").contains(first), name.contains(where: { $0 != "_" }) else {
      let plain = String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isAlphabetic && $0.isASCII }))
      let hint = plain.isEmpty ? "MyApp" : plain.prefix(1).uppercased() + plain.dropFirst()
      throw Failure("\"\(name)\" can't be the name of a Swift module: use letters, digits and _, such as \(hint).")
    }
    guard !takenNames.contains(name) else {
      throw Failure("\(name) is already a name in Swift: choose another one, such as My\(name).")
    }
  }

  static func check(identifier: String) throws {
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    let isValid =
      parts.count >= 2 && identifier.utf8.count <= 255
      && parts.allSatisfy { part in
        part.first.map { !$0.isNumber } ?? false
          && part.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-")
          }
      }
    guard isValid else {
      throw Failure("\"\(identifier)\" can't be a program's identifier: use names separated by dots, such as com.example.Notes.")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(cause.code))) + "."
    }
    return error.localizedDescription
  }
}
