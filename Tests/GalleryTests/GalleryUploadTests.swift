import GallerySections
import OrielDrawing
import OrielGSK
import OrielTesting
import SwiftUI
import Testing

/// The textures and Cairo nodes that a renderer on a graphics device uploads for the Gallery, and for moving content.
@MainActor
@Suite("Uploads of the Gallery to a graphics device")
struct GalleryUploadTests {
  private func open(_ section: GallerySection) -> TestHost {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: section) }
    host.advance(by: 0.5)
    return host
  }

  /// The renderer of a window that a graphics device draws.
  private static let renderer = GSKRenderer(uploadsCairoNodes: true)

  private func census(_ host: TestHost) -> RenderNodeCensus { RenderNodeCensus(of: host.lastFrame, by: Self.renderer) }

  @Test(
    "A section has the given number of Cairo nodes if GTK has no nodes for paths, and at most one if it has",
    arguments: [
      (GallerySection.start, 37), (.layout, 31), (.text, 48), (.images, 168), (.drawing, 2), (.motion, 30), (.animation, 42), (.input, 40),
      (.controls, 62), (.presentation, 26), (.navigation, 35), (.lists, 37), (.collections, 27), (.keyboard, 35), (.charts, 158),
      (.data, 35), (.services, 32), (.web, 29), (.media, 42), (.maps, 82),
    ])
  func cairoNodes(_ section: GallerySection, _ withoutPathNodes: Int) {
    let host = open(section)
    #expect(census(host).cairoNodes.count == (Self.renderer.drawsPaths ? section == .drawing ? 1 : 0 : withoutPathNodes))
  }

  /// Expects that each step draws a new frame that adds no texture and no Cairo node to the previous one.
  private func expectNothingNew(_ host: TestHost, frames: Int = 6, step: () throws -> Void) throws {
    var (frame, before) = (host.lastFrame, census(host))
    for index in 0..<frames {
      try step()
      let after = census(host)
      #expect(frame !== host.lastFrame, "frame \(index) isn't a new one")
      #expect(after.textures.subtracting(before.textures).isEmpty, "frame \(index)")
      #expect(after.cairoNodes.subtracting(before.cairoNodes).isEmpty, "frame \(index)")
      (frame, before) = (host.lastFrame, after)
    }
  }

  @Test("A scrolling list uploads nothing per frame")
  func list() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { List(0..<200, id: \.self) { Text("Row \($0) 🎉") } }
    host.advance(by: 0.5)
    try expectNothingNew(host) {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 2))
      host.advance(by: TestHost.frameDuration)
    }
  }

  @Test("A card with a shadow, a symbol and a custom shape uploads nothing per frame while it moves and fades")
  func card() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { MovingCard() }
    host.advance(by: 0.5)
    #expect(!census(host).textures.isEmpty)
    try expectNothingNew(host) { host.advance(by: TestHost.frameDuration) }
  }

  @Test("A view that moves beside a material uploads nothing per frame, and one that moves behind it does")
  func material() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { MovingBesideMaterial() }
    host.advance(by: 0.5)
    try expectNothingNew(host) { host.advance(by: TestHost.frameDuration) }
    let before = census(host).textures
    host.tap(at: CGPoint(x: 20, y: 20))
    host.advance(by: 0.2)
    #expect(!census(host).textures.subtracting(before).isEmpty)
  }

  @Test("Materials above an opaque background upload nothing per frame while the page that contains both scrolls")
  func materialInPage() throws {
    let host = TestHost(size: CGSize(width: 300, height: 400)) { ScrolledMaterial() }
    host.advance(by: 0.5)
    #expect(!census(host).textures.isEmpty)
    try expectNothingNew(host) {
      host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 2))
      host.advance(by: TestHost.frameDuration)
    }
  }
}

private struct ScrolledMaterial: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<10) { number in
          ZStack(alignment: .bottom) {
            Color.white
            LinearGradient(colors: [.blue, .orange], startPoint: .top, endPoint: .bottom)
            Text("A bar \(number)").frame(maxWidth: .infinity).padding().background(.regularMaterial)
          }
          .frame(height: 150)
          .clipShape(RoundedRectangle(cornerRadius: 12, style: .circular))
        }
      }
    }
  }
}

private struct MovingCard: View {
  @State private var isAway = false

  var body: some View {
    Label("A card 🎉", systemImage: "star.fill")
      .padding(30)
      .background(.white, in: UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 12))
      .shadow(radius: 8, y: 4)
      .opacity(isAway ? 0.6 : 1)
      .offset(y: isAway ? 120 : -120)
      .onAppear { withAnimation(.linear(duration: 100).repeatForever()) { isAway = true } }
  }
}

private struct MovingBesideMaterial: View {
  @State private var isAway = false
  @State private var isBehind = false

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.blue, .orange], startPoint: .top, endPoint: .bottom).onTapGesture { isBehind = true }
      Circle().fill(.white).frame(width: 60, height: 60).offset(x: isAway ? 100 : -100, y: isBehind ? 0 : -300)
      Text("A bar").frame(maxWidth: .infinity).padding().background(.regularMaterial)
    }
    .onAppear { withAnimation(.linear(duration: 100).repeatForever()) { isAway = true } }
  }
}
