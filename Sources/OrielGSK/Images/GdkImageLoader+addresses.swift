import CGTK
import Foundation
import OrielDrawing

extension GdkImageLoader {
  /// An image from an address.
  struct AddressedImage {
    let image: GdkImage
    /// The time until which the image may be shown without another request, or `nil` if there is no limit.
    let expiration: Date?
  }

  package func image(inMemoryFor url: URL) -> (any LoadedImage)? { known(Self.address(url)) }

  private func known(_ address: Address) -> GdkImage? {
    guard let entry = addresses[address], entry.expiration.map({ $0 > Date() }) ?? true else { return nil }
    return entry.image
  }

  package func image(at url: URL) async throws -> any LoadedImage {
    let address = Self.address(url)
    if let known = known(address) { return known }
    let start = Date()
    let download = try await ImageDownload.pixels(at: url)
    defer { download.pixels.release() }
    let image = GdkImage(pixbuf: download.pixels.pixbuf)
    if download.freshness.permitsStorage {
      let entry = AddressedImage(image: image, expiration: download.freshness.lifetime.map { start + $0 })
      addresses.insert(entry, for: address, cost: image.byteCount)
    }
    return image
  }

  package func image(from data: @escaping @Sendable () async throws -> Data) async throws -> any LoadedImage {
    let pixels = try await ImageDownload.pixels(of: try await data())
    defer { pixels.release() }
    return GdkImage(pixbuf: pixels.pixbuf)
  }

  private static func address(_ url: URL) -> Address {
    Address(url: url, modified: url.isFileURL ? modificationDate(of: url.path) : nil)
  }
}
