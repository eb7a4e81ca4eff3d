import Foundation
import OrielDrawing
import Testing

@testable import Oriel

@MainActor
@Suite("Masks and depth")
struct MaskTests {
  private typealias Remote = ImplicitAnimationTests.Remote
  private typealias Driven = ImplicitAnimationTests.Driven

  private func masks(_ stage: Stage) -> [(content: DisplayNode, mask: DisplayNode)] {
    stage.nodes.compactMap { if case .mask(let content, let mask) = $0.content { (content, mask) } else { nil } }
  }

  @Test("A mask is as large as its content and is placed by the alignment")
  func mask() {
    let stage = Stage(
      Color.red.frame(width: 100, height: 50).mask(alignment: .topLeading) { Color.black.frame(width: 30, height: 20) })
    #expect(masks(stage).count == 1)
    #expect(masks(stage)[0].mask.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(masks(stage)[0].content.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A change of the mask alone is drawn")
  func change() {
    let remote = Remote<CGFloat?>()
    let stage = Stage(
      Driven(CGFloat?.some(30), remote) { width in
        Color.red.frame(width: 100, height: 50).mask { if let width { Color.black.frame(width: width) } }
      })
    #expect(masks(stage)[0].mask.bounds.width == 30)
    remote.set(60)
    stage.render()
    #expect(masks(stage)[0].mask.bounds.width == 60)
    remote.set(nil)
    stage.render()
    #expect(masks(stage).isEmpty, "Without an opaque mask nothing is visible")
    #expect(stage.nodes.allSatisfy { if case .color(_, let rect) = $0.content { rect.width != 100 } else { true } })
  }

  @Test("Views are drawn in the order of zIndex, and in their own order again without one")
  func depth() {
    let remote = Remote<Double>()
    let stage = Stage(
      Driven(0.0, remote) { z in
        ZStack {
          Color.red.frame(width: 11, height: 1).zIndex(z)
          Color.blue.frame(width: 22, height: 1)
        }
      })
    func widths() -> [CGFloat] {
      stage.nodes.compactMap { if case .color(_, let rect) = $0.content, rect.width < 50 { rect.width } else { nil } }
    }
    #expect(widths() == [11, 22])
    remote.set(1)
    stage.render()
    #expect(widths() == [22, 11])
    remote.set(0)
    stage.render()
    #expect(widths() == [11, 22])
  }
}
