import CGTK
import COrielLibraries
import Foundation
import Oriel
import OrielBus
import OrielGSK

/// A loader of tiles from URLs. It uses libshumate, which caches them on disk, on a thread of its own. All of its mutable state belongs to
/// that thread.
final class TileDownloads: @unchecked Sendable {
  /// The thread of libshumate. Requests finish in the main context in which they were started.
  private static let thread = BusThread(name: "oriel-tiles")

  private let template: String
  /// The loader of libshumate. The thread creates it with the first tile, and it exists as long as this object.
  private var source: OpaquePointer?

  /// Creates a loader, or reports a diagnostic and returns `nil` if nothing can be loaded.
  init?(template: String) {
    guard oriel_shumate() != nil else {
      Report.once(
        "map-shumate", "Maps need libshumate (libshumate-1.0.so.1) to load tiles from URLs, but it isn't installed; no tiles are shown.")
      return nil
    }
    guard Self.isUsable(template) else {
      Report.once(
        "map-template-\(template)",
        "“\(template)” isn't a URL template of tiles: it must have the scheme http, https or file, and contain {z}, {x} and {y}. No tiles "
          + "are shown.")
      return nil
    }
    self.template = template
  }

  deinit {
    guard let source else { return }
    // This is the last reference, so it can be released on any thread.
    g_object_unref(UnsafeMutableRawPointer(source))
  }

  private static func isUsable(_ template: String) -> Bool {
    guard ["{z}", "{x}", "{y}"].allSatisfy(template.contains) || ["{z}", "{x}", "{tmsy}"].allSatisfy(template.contains) else {
      return false
    }
    var address = template
    for name in ["{z}", "{x}", "{y}", "{tmsy}"] { address = address.replacingOccurrences(of: name, with: "0") }
    guard let url = URL(string: address), let scheme = url.scheme?.lowercased() else { return false }
    return scheme == "file" ? url.path.hasPrefix("/") : ["http", "https"].contains(scheme) && url.host?.isEmpty == false
  }

  /// Loads and decodes an image, and calls a closure on the main actor with the image, or with `nil` if there is none.
  func load(_ key: TileKey, then: @escaping @MainActor @Sendable (Image?) -> Void) {
    let request = Request(downloads: self, key: key, then: then)
    Self.thread.run { request.begin() }
  }

  /// A request for one image.
  private final class Request: Sendable {
    let downloads: TileDownloads
    let key: TileKey
    let then: @MainActor @Sendable (Image?) -> Void

    init(downloads: TileDownloads, key: TileKey, then: @escaping @MainActor @Sendable (Image?) -> Void) {
      self.downloads = downloads
      self.key = key
      self.then = then
    }

    func begin() {
      if let path = downloads.filePath(of: key) {
        finish(FileManager.default.contents(atPath: path))
        return
      }
      guard let shumate = oriel_shumate()?.pointee, let source = downloads.open(shumate) else {
        finish(nil)
        return
      }
      shumate.shumate_data_source_get_tile_data_async(
        source, Int32(key.x), Int32(key.y), Int32(key.z), nil,
        { source, result, data in
          guard let data, let source else { return }
          Unmanaged<Request>.fromOpaque(data).takeRetainedValue().end(OpaquePointer(source), result)
        }, Unmanaged.passRetained(self).toOpaque())
    }

    private func end(_ source: OpaquePointer, _ result: OpaquePointer?) {
      var error: UnsafeMutablePointer<GError>?
      let bytes = oriel_shumate()?.pointee.shumate_data_source_get_tile_data_finish(source, result, &error)
      defer { if let bytes { g_bytes_unref(bytes) } }
      if let error {
        let message = String(cString: error.pointee.message)
        g_error_free(error)
        Report.once(
          "map-tiles-\(downloads.template)",
          "A map's tiles can't be loaded from \(downloads.template): \(message) Coarser tiles are shown instead.")
      }
      var count: gsize = 0
      guard let bytes, let data = g_bytes_get_data(bytes, &count), count > 0 else { return finish(nil) }
      finish(Data(bytes: data, count: Int(count)))
    }

    private func finish(_ data: Data?) {
      let picture = data.flatMap { GdkImage(data: $0) }
      let then = then
      DispatchQueue.main.async { MainActor.assumeIsolated { then(picture.map { Image($0, scale: 1) }) } }
    }
  }

  /// Returns the path of a tile's file, or `nil` if the template isn't a file URL. libshumate only supports servers.
  private func filePath(of key: TileKey) -> String? {
    guard template.lowercased().hasPrefix("file:") else { return nil }
    var address = template
    let row = String((1 << key.z) - 1 - key.y)
    for (name, value) in [("{z}", String(key.z)), ("{x}", String(key.x)), ("{y}", String(key.y)), ("{tmsy}", row)] {
      address = address.replacingOccurrences(of: name, with: value)
    }
    return URL(string: address)?.path
  }

  private func open(_ shumate: OrielShumate) -> OpaquePointer? {
    if source == nil { source = shumate.shumate_tile_downloader_new(template) }
    return source
  }
}
