import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Views that are inserted and removed while their container grows")
struct GrowingContainerTests {
  private struct Dimming: View {
    @State private var isShown = false

    var body: some View {
      ZStack {
        Color.blue.frame(width: 20, height: 20).accessibilityLabel("switch")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          .zIndex(1)
        if isShown { Color.red.accessibilityLabel("veil") }
      }
    }
  }

  @Test("An inserted view is in its final place at once while its container still animates, and a removed view stays where it was")
  func veil() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Dimming() }
    defer { host.close() }
    try host.tap("switch")
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    #expect(try host.find("veil").frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    host.advance(by: 1)
    #expect(try host.find("veil").frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    try host.tap("switch")
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    let picture = host.snapshot()
    for (x, y) in [(2, 2), (197, 2), (2, 197), (197, 197)] { #expect((90...165).contains(picture.pixel(x, y).blue)) }
    host.advance(by: 1)
    #expect(host.snapshot().pixel(2, 2) == .init(red: 255, green: 255, blue: 255))
  }

  private struct Group: View {
    @State private var isShown = false

    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: isShown ? 100 : 0, height: 10)
        ZStack { if isShown { Color.red.frame(width: 20, height: 20).accessibilityLabel("child").transition(.identity) } }
          .frame(width: 20, height: 20)
          .geometryGroup()
        Spacer(minLength: 0)
        Button("show") { withAnimation(.linear(duration: 1)) { isShown = true } }
      }
    }
  }

  @Test("In a geometry group, an inserted view moves along with the group")
  func group() throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Group() }
    defer { host.close() }
    try host.tap("show")
    host.advance(by: 0.5 - 2 * TestHost.frameDuration)
    #expect(try (40...60).contains(host.find("child").frame.minX))
    host.advance(by: 1)
    #expect(try host.find("child").frame.minX == 100)
  }
}
