import CGTK
import Foundation
import OrielDrawing

extension GdkImageLoader {
  package func image(inMemoryFor url: URL) -> (any LoadedImage)? { addresses[Self.address(url)] }

  package func image(at url: URL) async throws -> any LoadedImage {
    let address = Self.address(url)
    if let known = addresses[address] { return known }
    let pixels = try await ImageDownload.pixels(at: url)
    defer { pixels.release() }
    let image = GdkImage(pixbuf: pixels.pixbuf)
    addresses.insert(image, for: address, cost: image.byteCount)
    return image
  }

  private static func address(_ url: URL) -> Address {
    Address(url: url, modified: url.isFileURL ? modificationDate(of: url.path) : nil)
  }
}
