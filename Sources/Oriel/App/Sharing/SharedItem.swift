import Foundation
import OrielModel
import UniformTypeIdentifiers

/// An item of a share link, with what can be done with it.
struct SharedItem {
  let provider: NSItemProvider
  /// What the preview says; nil where there is none.
  let title: Text?
  let picture: Image?
  /// What the item says for itself, where it is text or an address.
  let words: String?
  /// The address that the item is.
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

  /// Whether a mail can have it: text, and addresses that lead somewhere for others, too.
  var canBeMailed: Bool { url?.isFileURL != true && provider.canLoadObject(ofClass: String.self) }

  /// Whether it can become a file.
  var canBeSaved: Bool { url.map(\.isFileURL) ?? !export.types.isEmpty }

  /// The types that its file may have; empty is any.
  var types: [UTType] { url == nil ? export.types : [] }

  /// The name that its file has where nobody gives it another.
  func fileName(in locale: Locale, else subject: String?) -> String {
    if let url { return url.lastPathComponent }
    let name = (title?.string(in: locale) ?? subject ?? String(own: .untitled, locale: locale)).replacing("/", with: "-")
    return types.named(String(name.prefix(80)))
  }

  /// Writes it to the place that was chosen, or into the folder. A file is copied.
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
