import Foundation
import OrielDrawing
import Testing

@testable import OrielGSK

@MainActor
struct ImageLoaderTests {
  let loader = GdkImageLoader()

  /// Two by two: red, green; blue, half-transparent white.
  let pixels = RasterImage(width: 2, height: 2, bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128])!

  func draw(_ drawing: ImageDrawing, scale: CGFloat = 1, data: Data? = nil) throws -> RasterImage {
    let image = try #require(loader.load(.data(data ?? pixels.pngData()), scale: 1))
    return OrielGSKTests.draw(.image(image, drawing), scale: scale)
  }

  @Test("PNG data is read back to the bit")
  func png() throws {
    let data = pixels.pngData()
    #expect(RasterImage(png: data) == pixels)
    let image = try #require(loader.load(.data(data), scale: 2))
    #expect(image.pixelSize == CGSize(width: 2, height: 2))
    #expect(!image.isTemplate)
    #expect(loader.load(.data(data), scale: 1) === image)
  }

  @Test("Each pixel comes to its place")
  func placement() throws {
    let image = try draw(ImageDrawing(rect: CGRect(x: 10, y: 10, width: 20, height: 20), interpolation: .nearest))
    #expect(image.at(12, 12) == [255, 0, 0, 255])
    #expect(image.at(19, 12) == [255, 0, 0, 255])
    #expect(image.at(20, 12) == [0, 255, 0, 255])
    #expect(image.at(12, 28) == [0, 0, 255, 255])
    #expect(image.at(28, 28).isNear([255, 255, 255, 128]))
    #expect(image.at(9, 12)[3] == 0)
    let smooth = try draw(ImageDrawing(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(smooth.at(20, 13)[0] > 60 && smooth.at(20, 13)[1] > 60)
  }

  @Test("A tint takes the image's alpha only")
  func tint() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let image = try draw(ImageDrawing(rect: rect, tint: blue, interpolation: .nearest))
    #expect(image.at(2, 2) == [0, 0, 255, 255])
    #expect(image.at(12, 2) == [0, 0, 255, 255])
    #expect(image.at(18, 18).isNear([0, 0, 255, 128]))
  }

  @Test("Tiles repeat from the corner")
  func tiles() throws {
    let image = try draw(
      ImageDrawing(
        rect: CGRect(x: 4, y: 4, width: 36, height: 36), interpolation: .nearest, tileSize: CGSize(width: 8, height: 8)))
    for origin in [4, 12, 20, 28] {
      #expect(image.at(origin + 2, origin + 2) == [255, 0, 0, 255])
      #expect(image.at(origin + 6, origin + 2) == [0, 255, 0, 255])
    }
    #expect(image.at(2, 2)[3] == 0)
  }

  @Test("Caps keep their size while the middle is stretched")
  func caps() throws {
    var bytes: [UInt8] = []
    for y in 0..<6 {
      for x in 0..<6 { bytes += (2..<4).contains(x) && (2..<4).contains(y) ? [0, 0, 255, 255] : [255, 0, 0, 255] }
    }
    var drawing = ImageDrawing(rect: CGRect(x: 0, y: 0, width: 40, height: 20), interpolation: .nearest)
    (drawing.capTop, drawing.capLeft, drawing.capBottom, drawing.capRight) = (2, 2, 2, 2)
    let data = RasterImage(width: 6, height: 6, bytes: bytes)!.pngData()
    let image = try draw(drawing, data: data)
    for (x, y) in [(1, 10), (38, 10), (20, 1), (20, 18), (0, 0), (39, 19)] { #expect(image.at(x, y) == [255, 0, 0, 255]) }
    for (x, y) in [(2, 2), (37, 17), (20, 10)] { #expect(image.at(x, y) == [0, 0, 255, 255]) }
    drawing.rect.size.width = 2
    #expect(try draw(drawing, data: data).at(1, 10) == [255, 0, 0, 255])
  }

  @Test("What is missing, broken or too large is no image")
  func broken() throws {
    #expect(loader.load(.file(path: "/no/such/file.png"), scale: 1) == nil)
    #expect(loader.load(.file(path: "/"), scale: 1) == nil)
    #expect(loader.load(.file(path: "/dev/zero"), scale: 1) == nil)
    #expect(loader.load(.data(Data()), scale: 1) == nil)
    #expect(loader.load(.data(Data("not an image".utf8)), scale: 1) == nil)
    let png = pixels.pngData()
    #expect(loader.load(.data(png.prefix(40)), scale: 1) == nil)
    #expect(loader.load(.data(png), scale: 1) != nil)
    // The header of a PNG of 60,000 by 60,000 pixels.
    let huge = """
      <svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="9" height="9"/></svg>
      """
    #expect(loader.load(.data(Data(huge.utf8)), scale: 1) == nil)
    #expect(RasterImage(png: Data([1, 2, 3])) == nil)
  }

  @Test("A file that was written again is read again")
  func changedFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try pixels.pngData().write(to: file)
    let first = try #require(loader.load(.file(path: file.path), scale: 1))
    #expect(loader.load(.file(path: file.path), scale: 2) === first)
    try RasterImage(width: 3, height: 1).pngData().write(to: file)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
    #expect(loader.load(.file(path: file.path), scale: 1)?.pixelSize == CGSize(width: 3, height: 1))
  }
}

@MainActor
final class IconThemeTests {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID())")
  private let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="8" height="16" fill="#2e3436"/></svg>
    """

  init() throws {
    try write("Test/index.theme", "[Icon Theme]\nInherits=Parent\nDirectories=a,16,48\n[a]\nSize=16\n[16]\nSize=16\n[48]\nSize=48\n")
    try write("Parent/index.theme", "[Icon Theme]\nDirectories=b\n[b]\nSize=16\n")
    try write("Test/a/open-symbolic.svg", svg)
    try write("Test/a/open.svg", svg)
    try write("Test/a/plain.svg", svg)
    try write("Test/16/photo.png", "small")
    try write("Test/48/photo.png", "large")
    try write("Parent/b/inherited-symbolic.svg", svg)
    try write("Test/a/damaged.svg", "<svg")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ path: String, _ content: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
  }

  private var themes: IconThemes { IconThemes(baseFolders: [root.path], themes: ["Missing", "Test"]) }

  @Test("Symbolic icons go before full colour ones, and inherited themes come last")
  func order() throws {
    let open = try #require(themes.icon(named: "open", pixelSize: 16))
    #expect(open.path.hasSuffix("Test/a/open-symbolic.svg"))
    #expect(open.isSymbolic)
    let plain = try #require(themes.icon(named: "plain", pixelSize: 16))
    #expect(!plain.isSymbolic)
    #expect(themes.icon(named: "inherited", pixelSize: 16)?.isSymbolic == true)
    #expect(themes.icon(named: "absent", pixelSize: 16) == nil)
    #expect(themes.icon(named: "../a/open", pixelSize: 16) == nil)
    #expect(themes.icon(named: "", pixelSize: 16) == nil)
  }

  @Test("Of pixel images the smallest that is large enough is taken")
  func nearestSize() {
    #expect(themes.icon(named: "photo", pixelSize: 16)?.path.hasSuffix("16/photo.png") == true)
    #expect(themes.icon(named: "photo", pixelSize: 20)?.path.hasSuffix("48/photo.png") == true)
    #expect(themes.icon(named: "photo", pixelSize: 100)?.path.hasSuffix("48/photo.png") == true)
  }

  @Test("An icon is drawn for its size and scale, and takes a tint")
  func drawing() throws {
    let loader = GdkImageLoader(themes: themes)
    let icon = try #require(loader.load(.icon(name: "open", pointSize: 20), scale: 2))
    #expect(icon.pixelSize == CGSize(width: 40, height: 40))
    #expect(icon.isTemplate)
    let image = draw(.image(icon, ImageDrawing(rect: CGRect(x: 0, y: 0, width: 40, height: 40), tint: green)))
    #expect(image.at(18, 20) == [0, 255, 0, 255])
    #expect(image.at(21, 20)[3] == 0)
    #expect(loader.load(.icon(name: "open", pointSize: 20), scale: 2) === icon)
    #expect(loader.load(.icon(name: "open", pointSize: 20), scale: 1)?.pixelSize.width == 20)
    #expect(loader.load(.icon(name: "damaged", pointSize: 20), scale: 1) == nil)
    for size in [CGFloat.nan, -1, 0, .infinity, 1e9] { #expect(loader.load(.icon(name: "open", pointSize: size), scale: 1) == nil) }
  }
}
