import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIImage")
struct UIImageTests {
  private func png(_ size: CGSize = CGSize(width: 20, height: 10), scale: CGFloat = 1) throws -> Data {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: size.width, height: size.height))
    renderer.scale = scale
    return try #require(renderer.pngData)
  }

  @Test("Image data is decoded and shown at its size, and invalid data or names return nil")
  func bytes() throws {
    let image = try #require(UIImage(data: png()))
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 1)
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Image(uiImage: image).accessibilityIdentifier("own")
        Image(uiImage: image).resizable().scaledToFit().frame(width: 60).accessibilityIdentifier("fitted")
      }
    }
    #expect(try host.find(identifier: "own").frame == CGRect(x: 40, y: 30, width: 20, height: 10))
    #expect(try host.find(identifier: "fitted").frame.size == CGSize(width: 60, height: 30))
    #expect(host.snapshot().pixel(50, 60) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    #expect(UIImage(data: Data("no picture".utf8)) == nil && UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/a.png") == nil && UIImage(named: "nowhere") == nil)
  }

  @Test("A scale divides the size in points, and an invalid scale is replaced by 1", arguments: [(2.0, 10.0), (0, 20), (.nan, 20)])
  func scale(scale: Double, width: Double) throws {
    let image = try #require(UIImage(data: png(), scale: scale))
    #expect(image.size == CGSize(width: width, height: width / 2))
  }

  @Test(
    "The scale of a file is at the end of its name, not in the name of a folder",
    arguments: [
      ("plain.png", 1.0), ("twice@2x.png", 2), ("thrice@3x.png", 3), ("icons@2x.set/plain.png", 1), ("icons@3x.set/twice@2x.png", 2),
      ("2@2x.png.png", 1),
    ])
  func fileScale(name: String, scale: Double) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try png().write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.scale == scale && image.size == CGSize(width: 20 / scale, height: 10 / scale))
  }

  @Test("An image can be decoded on any thread and stored in an NSCache")
  func elsewhere() async throws {
    let data = try png()
    let image = try #require(await Task.detached { UIImage(data: data) }.value)
    let cache = NSCache<NSString, UIImage>()
    cache.setObject(image, forKey: "a")
    #expect(cache.object(forKey: "a") == image)
  }

  @Test("Images can be encoded as PNG and JPEG")
  func written() throws {
    let image = try #require(UIImage(data: png()))
    let again = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(again.size == image.size && again != image)
    let (good, bad) = try (#require(image.jpegData(compressionQuality: 1)), #require(image.jpegData(compressionQuality: .nan)))
    #expect(good.prefix(2) == Data([0xFF, 0xD8]) && bad.prefix(2) == Data([0xFF, 0xD8]))
    #expect(UIImage(data: good)?.size == image.size)
    #expect(UIImage().pngData() == nil && UIImage().size == .zero)
  }

  @Test("A template image is drawn in the foreground style")
  func template() throws {
    let image = try #require(UIImage(data: png()))
    let host = TestHost(size: CGSize(width: 40, height: 40)) {
      Image(uiImage: image.withRenderingMode(.alwaysTemplate)).foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    #expect(host.snapshot().pixel(20, 20) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    #expect(image.renderingMode == .automatic && image.withRenderingMode(.automatic) == image)
  }

  private let red = Snapshot.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Snapshot.Pixel(red: 0, green: 0, blue: 255)

  /// Returns the pixel in the middle of an image with a blue foreground style.
  private func middle(_ image: Image) -> Snapshot.Pixel {
    let host = TestHost(size: CGSize(width: 40, height: 40)) { image.foregroundStyle(Color(red: 0, green: 0, blue: 1)) }
    defer { host.close() }
    return host.snapshot().pixel(20, 20)
  }

  @Test("A symbol has a size, is drawn in the foreground style, and is nil for an unknown name")
  func symbol() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.size == CGSize(width: 20, height: 20))
    #expect(middle(Image(uiImage: star)) == blue)
    #expect(star.pngData() == nil && star.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(systemName: "star.fill") == star && UIImage(systemName: "star") != star)
    #expect(UIImage(systemName: "no.such.symbol") == nil && UIImage(systemName: "") == nil)
    let host = TestHost { Image(uiImage: star).accessibilityIdentifier("star") }
    #expect(try host.find(identifier: "star").frame.size == star.size)
  }

  @Test("A tinted symbol or image keeps its tint with any foreground style, unless it is a template")
  func withTintColor() throws {
    for image in try [#require(UIImage(systemName: "star.fill")), #require(UIImage(data: png(CGSize(width: 40, height: 40))))] {
      let green = Snapshot.Pixel(red: 0, green: 255, blue: 0)
      let tinted = image.withTintColor(.green)
      #expect(middle(Image(uiImage: tinted)) == green)
      #expect(middle(Image(uiImage: image.withTintColor(.green, renderingMode: .alwaysOriginal))) == green)
      #expect(middle(Image(uiImage: tinted).resizable()) == green)
      #expect(middle(Image(uiImage: tinted.withTintColor(.red))) == red)
      #expect(middle(Image(uiImage: image.withTintColor(.green, renderingMode: .alwaysTemplate))) == blue)
      #expect(middle(Image(uiImage: tinted).renderingMode(.template)) == blue)
      let template = tinted.withRenderingMode(.alwaysTemplate)
      #expect(template.renderingMode == .alwaysTemplate && middle(Image(uiImage: template)) == blue)
      #expect(middle(Image(uiImage: template.withRenderingMode(.alwaysOriginal))) == green, "the tint is kept")
      #expect(tinted != image && tinted == image.withTintColor(.green) && tinted.size == image.size)
      #expect(tinted.pngData() == nil)
    }
  }

  @Test("An image without pixels draws nothing and reports no diagnostic")
  func empty() throws {
    let host = TestHost(size: CGSize(width: 40, height: 40)) {
      HStack(spacing: 0) {
        Image(uiImage: UIImage()).accessibilityIdentifier("empty")
        Image(uiImage: UIImage()).resizable().frame(width: 10, height: 10)
      }
    }
    #expect(host.messages.isEmpty, "\(host.messages)")
    #expect(host.snapshot().pixel(20, 20) == Snapshot.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("ImageRenderer draws views into a UIImage at its scale")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.black.frame(width: 30, height: 20))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.scale == 2 && image.size == CGSize(width: 30, height: 20))
  }
}
