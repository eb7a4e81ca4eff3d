import Foundation
import OrielModel
import UniformTypeIdentifiers

/// An item of a share link with the operations that it supports.
struct SharedItem {
  let provider: NSItemProvider
  /// The title of the preview, or `nil` if there is none.
  let title: Text?
  let picture: Image?
  /// The text that represents the item, if it is a string or a URL.
  let words: String?
  /// The item, if it is a URL.
  private let url: URL?
  private let export: FileExport

  init<T: Transferable, PreviewImage, PreviewIcon>(_ item: T, preview: SharePreview<PreviewImage, PreviewIcon>?) {
    provider = NSItemProvider()
    provider.register(item)
    title = preview?.title
    picture = preview?.picture
    url = item as? URL
    words = url.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString } ?? item as? String
    export = FileExport(item, types: [])
  }

  /// Indicates whether an email can contain the item: text, and URLs other than those of local files.
  var canBeMailed: Bool { url?.isFileURL != true && provider.canLoadObject(ofClass: String.self) }

  /// Indicates whether the item can be written to a file.
  var canBeSaved: Bool { url.map(\.isFileURL) ?? !export.types.isEmpty }

  /// The types of the item's file. Empty permits any type.
  var types: [UTType] { url == nil ? export.types : [] }

  /// Returns the default name of the item's file.
  func fileName(in locale: Locale, else subject: String?) -> String {
    if let url { return url.lastPathComponent }
    let name = (title?.string(in: locale) ?? subject ?? String(own: .untitled, locale: locale)).replacing("/", with: "-")
    return types.named(String(name.prefix(80)))
  }

  /// Writes the item to the chosen location, or into the chosen folder. An item that is a file is copied.
  @MainActor func write(to place: URL, isFolder: Bool, name: String) async throws {
    guard let url else {
      _ = try await export.write(to: place, isFolder: isFolder, name: name)
      return
    }
    let target = isFolder ? place.firstFree(name) : place
    guard target.standardizedFileURL != url.standardizedFileURL else { return }
    if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
    try FileManager.default.copyItem(at: url, to: target)
  }
}
