import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("Literals of colors and images")
struct LiteralTests {
  @Test("A color literal is a UIColor, also as the argument of a SwiftUI Color")
  func color() {
    let literal = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(literal == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(uiColor: #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)) == Color(red: 0, green: 0, blue: 1))
  }

  @Test("An image literal is an image of the program's bundle")
  func picture() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 6, height: 4))
    let folder = URL(fileURLWithPath: Bundle.main.bundlePath, isDirectory: true)
    let file = folder.appendingPathComponent("literal-\(UUID().uuidString).png")
    try #require(renderer.pngData).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(imageLiteralResourceName: file.deletingPathExtension().lastPathComponent).size == CGSize(width: 6, height: 4))
    // This only has to compile, because the image doesn't exist.
    let make = { #imageLiteral(resourceName: "nothing") }
    withExtendedLifetime(make) {}
  }

  @Test("UIKit's directional insets convert to EdgeInsets and back")
  func insets() {
    #expect(EdgeInsets(.zero) == EdgeInsets())
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) && NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
  }
}

@MainActor
@Suite("CGImage")
struct CGImageTests {
  /// Red at the left, blue at the right; 8 by 4 pixels.
  private func picture() throws -> CGImage {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
      .frame(width: 8, height: 4))
    return try #require(renderer.cgImage)
  }

  @Test("ImageRenderer draws views into a CGImage, which Image shows at its scale")
  func rendered() throws {
    let picture = try picture()
    #expect(picture.width == 8 && picture.height == 4)
    let host = TestHost(size: CGSize(width: 20, height: 20)) { Image(picture, scale: 1, label: Text("picture")) }
    #expect(try host.find("picture").frame.size == CGSize(width: 8, height: 4))
    #expect(host.snapshot().pixel(7, 10) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    #expect(host.snapshot().pixel(12, 10) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    host.update { Image(decorative: picture, scale: 2) }
    host.render()
    #expect(!host.exists("picture"))
    host.close()
  }

  @Test(
    "Image draws a CGImage in the given orientation",
    arguments: [
      (Image.Orientation.up, CGPoint(x: 7, y: 10)), (.upMirrored, CGPoint(x: 12, y: 10)), (.down, CGPoint(x: 12, y: 10)),
      (.downMirrored, CGPoint(x: 7, y: 10)), (.left, CGPoint(x: 10, y: 12)), (.leftMirrored, CGPoint(x: 10, y: 7)),
      (.right, CGPoint(x: 10, y: 7)), (.rightMirrored, CGPoint(x: 10, y: 12)),
    ])
  func orientation(orientation: Image.Orientation, red: CGPoint) throws {
    let picture = try picture()
    let host = TestHost(size: CGSize(width: 20, height: 20)) { Image(picture, scale: 1, orientation: orientation, label: Text("picture")) }
    #expect(host.snapshot().pixel(Int(red.x), Int(red.y)) == Snapshot.Pixel(red: 255, green: 0, blue: 0))
    #expect(host.snapshot().pixel(19 - Int(red.x), 19 - Int(red.y)) == Snapshot.Pixel(red: 0, green: 0, blue: 255))
    host.close()
  }

  @Test("A CGImage converts to a UIImage and back")
  func uiImage() throws {
    let picture = try picture()
    let image = UIImage(cgImage: picture)
    #expect(image.size == CGSize(width: 8, height: 4) && image.cgImage?.width == 8)
    #expect(UIImage(systemName: "star")?.cgImage == nil)
    #expect(UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)).cgColor.components == [1, 0, 0, 1])
  }
}
