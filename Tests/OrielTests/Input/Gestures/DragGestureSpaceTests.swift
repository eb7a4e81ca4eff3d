import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("The coordinate space of a drag whose view moves")
struct DragGestureSpaceTests {
  /// What the gesture reads, and where the view is put.
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
  func `a drag that is measured in a space that stands still moves a view as far as the pointer`(form: Form) {
    #expect(pull(form) == [10, 20, 30, 40, 50, 60])
  }

  @Test func `the local space goes along with the view: what it has moved is missing from the translation`() {
    #expect(pull(.insideOffset) == [10, 10, 20, 20, 30, 30])
  }
}
