import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("zIndex and modifiers around a view")
struct PaintOrderTests {
  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  private func isBlue(_ host: TestHost, _ x: Int, _ y: Int) -> Bool {
    let pixel = host.snapshot().pixel(x, y)
    return pixel.blue > 200 && pixel.red < 60
  }

  @Test("An overlay is in front of a view with a z-index, and a background is behind one with a negative z-index")
  func sides() {
    let over = TestHost(size: CGSize(width: 100, height: 100)) { Self.red.zIndex(1).overlay { Self.blue.frame(width: 40, height: 40) } }
    #expect(isBlue(over, 50, 50))
    let under = TestHost(size: CGSize(width: 100, height: 100)) {
      Self.blue.frame(width: 40, height: 40).zIndex(-1).background { Self.red.frame(width: 100, height: 100) }
    }
    #expect(isBlue(under, 50, 50))
  }

  @Test("A z-index orders the views within one overlay")
  func among() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Color.white.overlay {
        Self.blue.zIndex(1)
        Self.red
      }
    }
    #expect(isBlue(host, 50, 50))
  }

  private struct Pair: View {
    @State private var isUp = false

    var body: some View {
      VStack(spacing: 0) {
        ZStack {
          PaintOrderTests.blue.frame(width: 100, height: 100).zIndex(isUp ? 1 : 0).overlay(Color.clear).background(Color.clear)
          PaintOrderTests.red.frame(width: 60, height: 60)
        }
        Button("Raise") { isUp.toggle() }
      }
    }
  }

  @Test("A changed z-index inside an overlay modifier reorders the views of the container")
  func changes() throws {
    let host = TestHost(size: CGSize(width: 100, height: 160)) { Pair() }
    let y = Int(try host.find("Raise").frame.minY) - 50
    #expect(!isBlue(host, 50, y))
    try host.tap("Raise")
    #expect(isBlue(host, 50, y))
    try host.tap("Raise")
    #expect(!isBlue(host, 50, y))
  }
}
