import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Coordinate spaces of drags that move their view")
struct DragGestureSpaceTests {
  /// The coordinate space of the gesture, and the position of the gesture relative to the offset.
  enum Form: CaseIterable {
    case insideOffset, globalInsideOffset, outsideOffset
  }

  private struct Pulled: View {
    let form: Form
    let log: Log
    @State private var y: CGFloat = 0

    var body: some View {
      switch form {
      case .insideOffset: pad.gesture(drag(DragGesture())).offset(y: y)
      case .globalInsideOffset: pad.gesture(drag(DragGesture(coordinateSpace: .global))).offset(y: y)
      case .outsideOffset: pad.offset(y: y).gesture(drag(DragGesture()))
      }
    }

    private var pad: some View { Color.red.frame(width: 100, height: 100) }

    private func drag(_ gesture: DragGesture) -> some Gesture {
      gesture.onChanged {
        y = $0.translation.height
        log.values.append(y)
      }
    }
  }

  @MainActor
  private final class Log {
    var values: [CGFloat] = []
  }

  private func pull(_ form: Form) -> [CGFloat] {
    let log = Log()
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Pulled(form: form, log: log) }
    host.pointerDown(at: CGPoint(x: 150, y: 150))
    for step in 1...6 {
      host.pointerMove(to: CGPoint(x: 150, y: 150 + 10 * CGFloat(step)))
      host.advance(by: TestHost.frameDuration)
    }
    host.pointerUp(at: CGPoint(x: 150, y: 210))
    return log.values
  }

  @Test(arguments: [Form.globalInsideOffset, .outsideOffset])
  func `A drag in a coordinate space that doesn't move moves a view as far as the pointer`(form: Form) {
    #expect(pull(form) == [10, 20, 30, 40, 50, 60])
  }

  @Test func `In the local space of a view that moves with the drag, the translation lacks the distance that the view has moved`() {
    #expect(pull(.insideOffset) == [10, 10, 20, 20, 30, 30])
  }
}
