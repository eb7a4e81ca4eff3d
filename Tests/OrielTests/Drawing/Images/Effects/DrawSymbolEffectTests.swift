import Foundation
import OrielTesting
import Testing

@testable import Oriel

@MainActor
struct DrawSymbolEffectTests {
  @Observable @MainActor
  fileprivate final class Model {
    var isHidden = true
    var isThere = true
  }

  private struct Symbols: View {
    let model: Model

    var body: some View {
      HStack(spacing: 0) {
        Image(systemName: "square.fill").resizable().symbolEffect(.drawOn.individually, isActive: model.isHidden)
        Image(systemName: "square.fill").resizable().symbolEffect(.drawOff.reversed, isActive: model.isHidden)
        if model.isThere { Image(systemName: "square.fill").resizable().transition(.symbolEffect(.drawOn)) }
      }
      .background(.white)
    }
  }

  @Test func `A drawn symbol is hidden while its effect is active`() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 150, height: 50), scale: 1) { Symbols(model: model).environment(\.colorScheme, .light) }
    try host.settle()
    func shades() -> [Int] { [25, 75, 125].map { host.snapshot().pixel($0, 25).red } }
    #expect(shades()[0] > 250 && shades()[1] > 250 && shades()[2] < 50)
    model.isHidden = false
    host.advance(by: 0.25)
    #expect(shades()[0] < 250 && shades()[0] > 50)
    try host.settle()
    #expect(shades().allSatisfy { $0 < 50 })
    withAnimation { model.isThere = false }
    try host.settle()
    model.isHidden = true
    try host.settle()
    #expect(host.snapshot().pixel(37, 25).red > 250)
    host.close()
  }

  @Test func `A symbol in a gradient is lighter at its top`() {
    let host = TestHost(size: CGSize(width: 60, height: 60), scale: 1) {
      Image(systemName: "square.fill").resizable().foregroundStyle(.red).symbolColorRenderingMode(.gradient)
    }
    let picture = host.snapshot()
    let (top, bottom) = (picture.pixel(30, 8), picture.pixel(30, 52))
    #expect(top.green > bottom.green + 5)
    host.close()
  }
}
