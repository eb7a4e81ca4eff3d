import CGTK
import Foundation
import OrielDrawing

/// Decodes images with gdk-pixbuf and finds icons in the desktop's icon themes, without a display.
@MainActor
package final class GdkImageLoader: ImageLoader {
  private struct Key: Hashable {
    var source: ImageSource
    var scale: CGFloat
    /// So that a file that was written again is read again.
    var modified: Date?
  }

  private var cache = GenerationCache<Key, GdkImage>(costLimit: 64 << 20)
  /// What was got from addresses, each with the date of its file if it is one.
  var addresses = GenerationCache<Address, GdkImage>(costLimit: 64 << 20)

  struct Address: Hashable {
    var url: URL
    var modified: Date?
  }
  private let themes: IconThemes

  package convenience init() {
    self.init(themes: IconThemes())
  }

  init(themes: IconThemes) {
    self.themes = themes
  }

  package func load(_ source: ImageSource, scale: CGFloat) -> (any LoadedImage)? {
    let key =
      switch source {
      case .file(let path), .vector(let path, _, _): Key(source: source, scale: 1, modified: Self.modificationDate(of: path))
      case .data: Key(source: source, scale: 1)
      case .icon: Key(source: source, scale: scale)
      }
    if let cached = cache[key] { return cached }
    guard let image = decode(source, scale: scale) else { return nil }
    cache.insert(image, for: key, cost: image.byteCount)
    return image
  }

  package func pngData(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> Data? {
    let data = GSKRenderer().image(of: drawing, size: size, scale: scale).pngData()
    return data.isEmpty ? nil : data
  }

  private func decode(_ source: ImageSource, scale: CGFloat) -> GdkImage? {
    switch source {
    case .file(let path): return Self.data(of: path).flatMap { image(of: $0) }
    case .vector(let path, let width, let height):
      guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
      return Self.data(of: path).flatMap { image(of: $0, fitting: (width, height)) }
    case .data(let data): return image(of: data)
    case .icon(let name, let pointSize):
      let pixels = (pointSize * scale).rounded(.up)
      guard pixels > 0, pixels <= 4096, let icon = themes.icon(named: name, pixelSize: Int(pixels)) else { return nil }
      return Self.data(of: icon.path).flatMap {
        image(of: $0, fitting: (Int(pixels), Int(pixels)), isTemplate: icon.isSymbolic)
      }
    }
  }

  private func image(of data: Data, fitting box: (width: Int, height: Int)? = nil, isTemplate: Bool = false) -> GdkImage? {
    guard let pixbuf = DecodedPixels.pixbuf(of: data, fitting: box) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return GdkImage(pixbuf: pixbuf, isTemplate: isTemplate)
  }

  nonisolated static func modificationDate(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Nil for what is no plain file, and for a file beyond the size limit, of which nothing is read.
  nonisolated static func data(of path: String) -> Data? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= DecodedPixels.maximumFileSize
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}
