import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Leaks of flings")
struct FlingLifeTests {
  private struct Screen: View {
    let model: Model

    var body: some View {
      if model.isShown {
        ScrollView {
          ScrollView {
            LazyVStack { ForEach(0..<40, id: \.self) { Text("\($0)").frame(width: 180, height: 40) } }
          }
          .frame(height: 300)
          Color.blue.frame(height: 900)
        }
      }
    }
  }

  @Observable
  @MainActor
  final class Model {
    var isShown = true
  }

  @Test("Removing a flung nested scroll view removes its nodes")
  func nested() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 400)) { Screen(model: model) }
    let size = host.graph.liveNodeCount
    model.isShown = false
    host.advance(by: 1)
    let empty = host.graph.liveNodeCount
    #expect(empty < size)
    for _ in 0..<3 {
      model.isShown = true
      host.advance(by: 1)
      host.touchpad(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 300))
      host.touchpad(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: -300))
      host.advance(by: 0.1)
      model.isShown = false
      host.advance(by: 1)
      #expect(host.graph.liveNodeCount == empty)
    }
    host.close()
  }
}
