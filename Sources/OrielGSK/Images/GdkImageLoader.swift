import CGTK
import Foundation
import OrielDrawing

/// A decoder of images that uses gdk-pixbuf, and needs no display.
@MainActor
package final class GdkImageLoader: ImageLoader {
  private struct Key: Hashable {
    var source: ImageSource
    /// The modification date, so that a file that was written again is read again.
    var modified: Date?
  }

  private var cache = GenerationCache<Key, GdkImage>(costLimit: 64 << 20)
  /// The images of addresses, each with the modification date of its file if it is one.
  var addresses = GenerationCache<Address, AddressedImage>(costLimit: 64 << 20)

  struct Address: Hashable {
    var url: URL
    var modified: Date?
  }

  package init() {}

  package func load(_ source: ImageSource) -> (any LoadedImage)? {
    let key =
      switch source {
      case .file(let path), .vector(let path, _, _): Key(source: source, modified: Self.modificationDate(of: path))
      case .data: Key(source: source)
      }
    if let cached = cache[key] { return cached }
    guard let image = decode(source) else { return nil }
    cache.insert(image, for: key, cost: image.byteCount)
    return image
  }

  package func pngData(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> Data? {
    let data = GSKRenderer().image(of: drawing, size: size, scale: scale).pngData()
    return data.isEmpty ? nil : data
  }

  package func image(of drawing: DisplayNode, size: CGSize, scale: CGFloat) -> (any LoadedImage)? {
    let pixels = GSKRenderer().image(of: drawing, size: size, scale: scale)
    return pixels.bytes.isEmpty ? nil : GdkImage(pixels)
  }

  private func decode(_ source: ImageSource) -> GdkImage? {
    switch source {
    case .file(let path): return Self.data(of: path).flatMap { image(of: $0) }
    case .vector(let path, let width, let height):
      guard width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
      return Self.data(of: path).flatMap { image(of: $0, fitting: (width, height)) }
    case .data(let data): return image(of: data)
    }
  }

  private func image(of data: Data, fitting box: (width: Int, height: Int)? = nil) -> GdkImage? {
    guard let pixbuf = DecodedPixels.pixbuf(of: data, fitting: box) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return GdkImage(pixbuf: pixbuf)
  }

  nonisolated static func modificationDate(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Returns the contents of a file, or `nil` if it isn't a regular file or exceeds the size limit. In this case nothing is read.
  nonisolated static func data(of path: String) -> Data? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= DecodedPixels.maximumFileSize
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}
