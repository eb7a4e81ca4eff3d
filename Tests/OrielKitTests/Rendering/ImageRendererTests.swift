import Foundation
import OrielGSK
import SwiftUI
import Testing

@MainActor @Suite("ImageRenderer")
struct ImageRendererTests {
  private func image<Content: View>(_ renderer: ImageRenderer<Content>) throws -> RasterImage {
    let data = try #require(renderer.pngData)
    return try #require(RasterImage(png: data))
  }

  @Test("An image has the content's size times the scale in pixels, and shows the content")
  func size() throws {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10))
    #expect(renderer.scale == 1 && !renderer.isOpaque && renderer.proposedSize == .unspecified)
    let small = try image(renderer)
    #expect(small.width == 20 && small.height == 10)
    renderer.scale = 2
    let large = try image(renderer)
    #expect(large.width == 40 && large.height == 20)
    #expect(large.pixel(0, 0).red == 1 && large.pixel(39, 19).red == 1 && large.pixel(39, 19).green == 0)
  }

  @Test("The content chooses its size for the proposed size")
  func proposedSize() throws {
    let color = ImageRenderer(content: Color.blue)
    #expect(try image(color).width == 10)
    color.proposedSize = ProposedViewSize(width: 30, height: 12)
    #expect(try image(color).width == 30)
    #expect(try image(color).height == 12)
    let text = ImageRenderer(content: Text(verbatim: "many words that take more than one line"))
    let line = try image(text)
    text.proposedSize = ProposedViewSize(width: 80, height: nil)
    let lines = try image(text)
    #expect(lines.width <= 80 && lines.height >= 2 * line.height)
  }

  @Test("Areas without content are transparent, or black in an opaque image")
  func isOpaque() throws {
    let renderer = ImageRenderer(content: Circle().fill(.red).frame(width: 20, height: 20))
    #expect(try image(renderer).pixel(0, 0).alpha == 0)
    renderer.isOpaque = true
    let corner = try image(renderer).pixel(0, 0)
    #expect(corner.alpha == 1 && corner.red == 0)
  }

  @Test("The content has a light color scheme, no window environment, and the scale of the image")
  func environment() throws {
    struct Reader: View {
      @Environment(\.colorScheme) private var colorScheme
      @Environment(\.displayScale) private var displayScale
      @Environment(\.horizontalSizeClass) private var sizeClass
      @Environment(\.undoManager) private var undoManager
      var body: some View {
        let isOutside = colorScheme == .light && sizeClass == nil && undoManager == nil
        Color.white.frame(width: isOutside ? 10 * displayScale : 1, height: 10)
      }
    }
    let renderer = ImageRenderer(content: Reader())
    renderer.scale = 3
    #expect(try image(renderer).width == 90)
  }

  @Test("Changes that a view makes in onAppear are part of the image")
  func appearance() throws {
    struct Growing: View {
      @State private var width: CGFloat = 5
      var body: some View { Color.red.frame(width: width, height: 5).onAppear { width = 25 } }
    }
    #expect(try image(ImageRenderer(content: Growing())).width == 25)
  }

  @Test("Observers receive each change of the renderer's properties")
  func observing() throws {
    let renderer = ImageRenderer(content: Text(verbatim: "a"))
    let width = try image(renderer).width
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Text(verbatim: "much longer")
    renderer.scale = 2
    renderer.proposedSize = .zero
    renderer.proposedSize = .unspecified
    renderer.isOpaque = true
    #expect(count == 5)
    #expect(try image(renderer).width > 2 * width)
    subscription.cancel()
  }

  @Test("Content or scales without a finite number of pixels produce no image")
  func nothing() {
    #expect(ImageRenderer(content: EmptyView()).pngData == nil)
    let infinite = ImageRenderer(content: Color.red)
    infinite.proposedSize = .infinity
    #expect(infinite.pngData == nil)
    let scaled = ImageRenderer(content: Color.red)
    for scale in [0, -1, CGFloat.nan, .infinity] {
      scaled.scale = scale
      #expect(scaled.pngData == nil)
    }
    scaled.scale = 1
    #expect(scaled.pngData != nil)
  }

  @Test("An image with too many pixels for memory isn't created", arguments: [CGFloat(10_000), 1e9, 1e300])
  func tooManyPixels(_ scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Text(verbatim: "a").frame(width: 8, height: 16))
    renderer.scale = scale
    #expect(renderer.pngData == nil)
    renderer.scale = 2
    #expect(try image(renderer).width == 16)
    let large = ImageRenderer(content: Color.red.frame(width: 12_000, height: 12_000))
    #expect(large.pngData == nil)
  }
}
