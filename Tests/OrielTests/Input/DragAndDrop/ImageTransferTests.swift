import Foundation
import Observation
import Oriel
import OrielTesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Observable
private final class Shelf {
  var image: Image?
}

private struct ShelfPage: View {
  let shelf: Shelf

  var body: some View {
    HStack(spacing: 40) {
      Color.gray.draggable(Image(systemName: "star")).frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("source")
      Color.blue.dropDestination(for: Image.self) { images, _ in
        shelf.image = images.first
        return true
      }
      .frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("target")
    }
  }
}

@MainActor
@Suite("Transfer of images to other views and programs")
struct ImageTransferTests {
  private static let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)

  private func pixels(_ size: CGFloat) -> Data {
    let host = TestHost(size: CGSize(width: size, height: size)) { Color(red: 1, green: 0, blue: 0) }
    defer { host.close() }
    return host.snapshot().pngData
  }

  private func imported(_ data: Data) async throws -> Image {
    let provider = NSItemProvider()
    provider.register(.png) { data }
    return try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: Image.self) { continuation.resume(with: $0) }
    }
  }

  @Test("An image is dragged from one view to another unchanged")
  func dragged() throws {
    let shelf = Shelf()
    let host = TestHost(size: CGSize(width: 400, height: 300)) { ShelfPage(shelf: shelf) }
    try host.drag("source", onto: "target")
    #expect(shelf.image == Image(systemName: "star"))
    host.close()
  }

  @Test("An image is exported as PNG, with the pixels of its file")
  func exported() async throws {
    let provider = NSItemProvider()
    provider.register(Image(systemName: "star"))
    #expect(provider.registeredContentTypes == [.png])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "exported-\(ProcessInfo.processInfo.processIdentifier)@2x.png")
    try pixels(12).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = TestHost { Color.clear }
    let data = try Image(contentsOfFile: file.path).resizable().pngData()
    host.close()
    let image = try await imported(data)
    let shown = TestHost(size: CGSize(width: 40, height: 40)) { image }
    let picture = shown.snapshot()
    #expect(picture.pixel(15, 20) == Self.red && picture.pixel(24, 20) == Self.red)
    #expect(picture.pixel(12, 20) != Self.red && picture.pixel(27, 20) != Self.red)
    shown.close()
  }

  @Test("Drawn images and symbols can be exported, and a missing file can't")
  func drawn() throws {
    let host = TestHost { Color.clear }
    let drawn = Image(size: CGSize(width: 10, height: 10)) { $0.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red)) }
    #expect(try !drawn.pngData().isEmpty)
    #expect(try !Image(systemName: "star").pngData().isEmpty)
    #expect(throws: (any Error).self) { try Image(contentsOfFile: "/nowhere/none.png").pngData() }
    host.close()
  }

  @Test("Bytes that aren't a picture are refused with an error")
  func broken() async {
    await #expect(throws: (any Error).self) { try await imported(Data()) }
    let host = TestHost { Color.clear }
    // Windows of other tests have image loaders of other kinds, so this test doesn't suspend here.
    #expect(throws: (any Error).self) { try Image(decoding: Data("not a picture".utf8)) }
    #expect(throws: Never.self) { try Image(decoding: pixels(4)) }
    host.close()
  }
}
