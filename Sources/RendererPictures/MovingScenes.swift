import OrielTesting
import SwiftUI

/// Scenes that change from frame to frame without new images.
@MainActor
enum MovingScenes {
  static let size = CGSize(width: 400, height: 600)

  /// The scenes, after their initial animations. `step` advances a scene to its next frame.
  static var all: [(name: String, host: TestHost, step: () -> Void)] {
    [list, clippedList, card, material]
  }

  private static var list: (String, TestHost, () -> Void) { scrolled("list", Rows()) }

  private static var clippedList: (String, TestHost, () -> Void) {
    scrolled("clipped", Rows().clipShape(RoundedRectangle(cornerRadius: 20)))
  }

  private static func scrolled(_ name: String, _ view: some View) -> (String, TestHost, () -> Void) {
    let host = TestHost(size: size) { view }
    host.advance(by: 0.5)
    return (
      name, host,
      {
        _ = host.scroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 3))
        host.advance(by: TestHost.frameDuration)
      }
    )
  }

  private static var card: (String, TestHost, () -> Void) {
    let host = TestHost(size: size) { MovingCard() }
    host.advance(by: 0.5)
    return ("card", host, { host.advance(by: TestHost.frameDuration) })
  }

  private static var material: (String, TestHost, () -> Void) {
    let host = TestHost(size: size) { MovingBesideMaterial() }
    host.advance(by: 0.5)
    return ("material", host, { host.advance(by: TestHost.frameDuration) })
  }
}

private struct Rows: View {
  var body: some View {
    List(0..<200, id: \.self) { row in Label("Row 🎉", systemImage: row.isMultiple(of: 2) ? "star.fill" : "gearshape") }
  }
}

/// A card with a shadow, a symbol and an asymmetric outline, which moves and fades.
private struct MovingCard: View {
  @State private var isAway = false

  var body: some View {
    VStack {
      Image(systemName: "star.fill")
      Text("A card 🎉")
    }
    .padding(30)
    .background(.white, in: UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 12))
    .shadow(radius: 8, y: 4)
    .opacity(isAway ? 0.6 : 1)
    .offset(x: isAway ? 90 : -90, y: isAway ? 120 : -120)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { withAnimation(.linear(duration: 100).repeatForever()) { isAway = true } }
  }
}

/// A bar with a material at the bottom of the window, and a view that moves far from it.
private struct MovingBesideMaterial: View {
  @State private var isAway = false

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.blue, .orange], startPoint: .top, endPoint: .bottom)
      Circle().fill(.white).frame(width: 60, height: 60).offset(x: isAway ? 100 : -100, y: -400)
      Text("A bar").frame(maxWidth: .infinity).padding().background(.regularMaterial)
    }
    .onAppear { withAnimation(.linear(duration: 100).repeatForever()) { isAway = true } }
  }
}
