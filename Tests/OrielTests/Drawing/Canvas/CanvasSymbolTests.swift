import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor @Suite("Symbols of a canvas that animate")
struct CanvasSymbolTests {
  private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)

  private struct Ball: View {
    @State private var x: CGFloat = 0
    @State private var width: CGFloat = 20
    let draws: () -> Void

    var body: some View {
      VStack(spacing: 0) {
        Canvas { context, _ in
          draws()
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
        } symbols: {
          CanvasSymbolTests.red.frame(width: width, height: 20).offset(x: x).tag(1)
          Color.blue.frame(width: 20, height: 20).offset(x: x).tag(2)
        }
        .frame(width: 200, height: 100)
        Button("Move") { withAnimation(.linear(duration: 1)) { x = 100 } }
        Button("Grow") { width = 60 }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func isRed(_ host: TestHost, _ x: Int) -> Bool {
    let pixel = host.snapshot().pixel(x, 50)
    return pixel.red > 200 && pixel.green < 60
  }

  @Test("An animated symbol is drawn at its current position in each frame, and stays at its final one")
  func animated() throws {
    var count = 0
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Ball { count += 1 } }
    #expect(isRed(host, 50) && !isRed(host, 100))
    try host.tap("Move")
    host.advance(by: 0.5)
    #expect(isRed(host, 100) && !isRed(host, 50) && !isRed(host, 150))
    host.advance(by: 0.6)
    try host.settle()
    #expect(isRed(host, 150) && !isRed(host, 100))
    let settled = count
    host.advance(by: 1)
    #expect(count == settled, "The canvas draws nothing after the animation has ended")
  }

  @Test("A symbol whose size changes is drawn in its new size")
  func resized() throws {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Ball {} }
    #expect(!isRed(host, 75) && isRed(host, 55))
    try host.tap("Grow")
    try host.settle()
    #expect(isRed(host, 75) && isRed(host, 25))
  }
}
