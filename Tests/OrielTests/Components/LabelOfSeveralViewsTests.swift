import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("A label of several views")
struct LabelOfSeveralViewsTests {
  private final class Frames {
    var one = CGRect.zero
    var two = CGRect.zero
  }

  private struct Parts: View {
    let frames: Frames

    var body: some View {
      Text("one").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frames.one = $0
      }
      Text("two").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frames.two = $0
      }
    }
  }

  private func isRow<Content: View>(@ViewBuilder _ content: @escaping (Parts) -> Content) throws -> Bool {
    let frames = Frames()
    let host = TestHost(size: CGSize(width: 500, height: 300)) { content(Parts(frames: frames)) }
    defer { host.close() }
    try host.settle()
    let (one, two) = (frames.one, frames.two)
    return one.width > 0 && abs(one.midY - two.midY) < 1 && (0...20).contains(two.minX - one.maxX)
  }

  @Test("stands side by side in links of lists")
  func links() throws {
    #expect(
      try isRow { parts in
        NavigationStack {
          List {
            NavigationLink {
              Text("there")
            } label: {
              parts
            }
          }
        }
      })
  }
}
