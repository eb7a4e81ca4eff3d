import Foundation
import ToolSupport

/// The Info.plist of an app for Apple's platforms.
struct InfoPlist {
  private let url: URL
  private let values: [String: Any]

  init(_ url: URL) throws {
    self.url = url
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Failure("\(url.relativePath) can't be read: create the file, or remove the reference to it.")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil), let values = list as? [String: Any] else {
      throw Failure("\(url.relativePath) isn't a property list with a dictionary: correct it, or use Oriel.toml instead.")
    }
    self.values = values
  }

  func apply(to program: inout Program) throws {
    if let identifier = try string("CFBundleIdentifier", Rules.identifier) { program.identifier = identifier }
    let named = try string("CFBundleDisplayName") { Rules.line($0, of: "name") }
    if let name = try named ?? string("CFBundleName", { Rules.line($0, of: "name") }) {
      if program.summary == program.name { program.summary = name }
      program.name = name
    }
    if let version = try string("CFBundleShortVersionString", Rules.version) { program.version = version }
    if let type = try string("LSApplicationCategoryType", { _ in nil }) {
      guard let categories = Categories.categories(forType: type) else {
        throw failure("LSApplicationCategoryType has the unknown value \"\(type)\": use a value such as public.app-category.productivity.")
      }
      program.categories = categories
    }
    let schemes = dictionaries("CFBundleURLTypes").flatMap { strings($0["CFBundleURLSchemes"]) }.map { $0.lowercased() }
    if let problem = schemes.lazy.compactMap(Rules.scheme).first { throw failure(problem) }
    if !schemes.isEmpty { program.urlSchemes = schemes.withoutRepetitions }
    let types = mimeTypes
    if let problem = types.lazy.compactMap(Rules.mimeType).first { throw failure(problem) }
    if !types.isEmpty { program.mimeTypes = types }
  }

  /// The MIME types of the document types. A content type is omitted if neither the file nor the table below has its MIME type.
  private var mimeTypes: [String] {
    var known = ContentTypes.mimeTypes
    for declaration in dictionaries("UTExportedTypeDeclarations") + dictionaries("UTImportedTypeDeclarations") {
      guard let name = declaration["UTTypeIdentifier"] as? String, let tags = declaration["UTTypeTagSpecification"] as? [String: Any] else {
        continue
      }
      if let type = strings(tags["public.mime-type"]).first { known[name] = type }
    }
    return dictionaries("CFBundleDocumentTypes").flatMap { document in
      strings(document["CFBundleTypeMIMETypes"]) + strings(document["LSItemContentTypes"]).compactMap { known[$0] }
    }.withoutRepetitions
  }

  /// Returns the value of a key, or `nil` if it is missing or contains an Xcode variable.
  private func string(_ key: String, _ rule: (String) -> String?) throws -> String? {
    guard let value = values[key] else { return nil }
    guard let string = value as? String else { throw failure("\(key) must be a string.") }
    if string.isEmpty || string.contains("$(") || string.contains("${") { return nil }
    if let problem = rule(string) { throw failure(problem) }
    return string
  }

  private func dictionaries(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }

  private func strings(_ value: Any?) -> [String] {
    if let string = value as? String { return string.contains("$(") ? [] : [string] }
    return (value as? [String] ?? []).filter { !$0.contains("$(") }
  }

  private func failure(_ problem: String) -> Failure { Failure("\(url.relativePath): \(problem)") }
}

/// The MIME types of common uniform type identifiers of documents.
enum ContentTypes {
  static let mimeTypes: [String: String] = [
    "com.adobe.pdf": "application/pdf", "com.apple.quicktime-movie": "video/quicktime", "com.compuserve.gif": "image/gif",
    "com.microsoft.bmp": "image/bmp", "com.microsoft.waveform-audio": "audio/x-wav", "net.daringfireball.markdown": "text/markdown",
    "org.gnu.gnu-zip-archive": "application/gzip", "org.idpf.epub-container": "application/epub+zip", "org.webmproject.webp": "image/webp",
    "public.avi": "video/x-msvideo", "public.c-source": "text/x-csrc", "public.comma-separated-values-text": "text/csv",
    "public.css": "text/css",
    "public.folder": "inode/directory", "public.heic": "image/heic", "public.html": "text/html", "public.jpeg": "image/jpeg",
    "public.json": "application/json", "public.mp3": "audio/mpeg", "public.mpeg-4": "video/mp4", "public.mpeg-4-audio": "audio/mp4",
    "public.plain-text": "text/plain", "public.png": "image/png", "public.python-script": "text/x-python", "public.rtf": "application/rtf",
    "public.shell-script": "application/x-shellscript", "public.svg-image": "image/svg+xml", "public.swift-source": "text/x-swift",
    "public.tab-separated-values-text": "text/tab-separated-values", "public.tar-archive": "application/x-tar", "public.text": "text/plain",
    "public.tiff": "image/tiff", "public.utf8-plain-text": "text/plain", "public.vcard": "text/vcard", "public.xml": "application/xml",
    "public.yaml": "application/yaml", "public.zip-archive": "application/zip",
  ]
}

extension Array where Element: Hashable {
  /// The elements in order, without duplicates.
  var withoutRepetitions: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
