import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("The alternative implementations of keyboard avoidance")
struct CandidatesTests {
  @Test("KO-2: The keyboard's height replaces the bottom safe area while it is visible")
  func safeArea() {
    let stage = AvoidanceStage(safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)) {
      AvoidanceStage.Edge().keyboardObserving()
    }
    #expect(abs(stage.edge - 766) < 1e-9)
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    #expect(abs(stage.edge - 500) < 1e-9)
  }

  @Test(
    "KO-6: An offset separates the content from the keyboard while it is visible, and is applied and removed smoothly",
    arguments: [-30.0, 16, 40])
  func offset(_ offset: CGFloat) {
    let stage = AvoidanceStage { AvoidanceStage.Edge().keyboardObserving(offset: offset) }
    var edges = [stage.edge]
    stage.keyboard.show(height: 300)
    stage.frames(60) { edges.append(stage.edge) }
    #expect(abs(stage.edge - (500 - offset)) < 1e-9)
    stage.keyboard.hide()
    stage.frames(60) { edges.append(stage.edge) }
    #expect(abs(stage.edge - 800) < 1e-9)
    #expect(zip(edges, edges.dropFirst()).allSatisfy { abs($0 - $1) < 80 }, "the keyboard itself moves by less than 40 points per frame")
  }

  @Test("KO-4, KO-5: A Keyboard has the height and the duration of the notifications of its notification center")
  func keyboard() {
    let center = NotificationCenter()
    let keyboard = OrielKit.Keyboard(notificationCenter: center)
    #expect(keyboard.state == OrielKit.Keyboard.State(animationDuration: 0.25, height: 0))
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 500, width: 400, height: 300)])
    #expect(keyboard.state == OrielKit.Keyboard.State(animationDuration: 0.25, height: 300))
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    #expect(keyboard.state.height == 0)
  }

  @Test("KO-8: Keyboard observing requires no object in the environment")
  func environment() {
    let stage = AvoidanceStage(.observingView)
    #expect(stage.host.messages.isEmpty && abs(stage.edge - 800) < 1e-9)
  }

  private struct Hiding: View {
    var body: some View {
      VStack {
        Text("logo").hideOnKeyboard()
        Text("title")
      }
    }
  }

  @Test("KO-7: hideOnKeyboard removes a view while the keyboard is visible")
  func hiding() throws {
    let stage = AvoidanceStage { Hiding() }
    #expect(stage.host.exists("logo"))
    stage.keyboard.show(height: 300)
    stage.host.advance(by: 1)
    #expect(!stage.host.exists("logo") && stage.host.exists("title"))
    stage.keyboard.hide()
    stage.host.advance(by: 1)
    #expect(stage.host.exists("logo"))
  }

  @Test(
    "KO-10: Content of a fixed size follows the keyboard only, with and without a scroll view", arguments: [false, true])
  func fixedSize(scrolls: Bool) throws {
    let stage = AvoidanceStage {
      if scrolls {
        KeyboardAvoider {
          VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)").frame(width: 200, height: 44) } }
        }
      } else {
        Text("square").frame(width: 200, height: 200).keyboardObserving()
      }
    }
    let name = scrolls ? "row 2" : "square"
    let before = try stage.middle(name)
    stage.keyboard.show(height: 300)
    var largest = 0.0
    stage.frames(60) {
      let expected = scrolls ? before : stage.keyboard.frame.minY / 2
      largest = max(largest, abs(((try? stage.middle(name)) ?? .nan) - expected))
    }
    #expect(largest < 1e-9)
  }

  private struct Form: View {
    @State private var text = ""

    var body: some View {
      KeyboardAvoider {
        VStack(spacing: 0) {
          ForEach(0..<14) { Text("row \($0)").frame(height: 44) }
          TextField("Field", text: $text).frame(height: 44)
          ForEach(14..<20) { Text("row \($0)").frame(height: 44) }
        }
      }
    }
  }

  @Test("KA-3, KA-4: A covered field scrolls to 20 points above the keyboard, and a drag moves the keyboard interactively")
  func avoider() throws {
    let stage = AvoidanceStage { Form() }
    stage.host.usesTouch = true
    try stage.host.tap("Field")
    stage.host.advance(by: 1.5)
    let top = stage.keyboard.frame.minY
    #expect(stage.keyboard.isShown && top < 660)
    #expect(try stage.host.find("Field").frame.maxY <= top - 19.4)

    stage.host.pointerDown(at: CGPoint(x: 20, y: top - 60))
    for step in 1...12 {
      stage.host.pointerMove(to: CGPoint(x: 20, y: top - 60 + CGFloat(step) * 15))
      stage.host.advance(by: TestHost.frameDuration)
    }
    #expect(stage.keyboard.isDragged && abs(stage.keyboard.frame.minY - (top + 120)) < 0.6)
    stage.host.pointerUp(at: CGPoint(x: 20, y: top + 120))
    stage.host.advance(by: 1)
  }

  @Test("KA-3: Content above the keyboard doesn't move")
  func visible() throws {
    let stage = AvoidanceStage { KeyboardAvoider { ForEach(0..<3) { Text("row \($0)").frame(height: 44) } } }
    let before = try stage.middle("row 1")
    stage.keyboard.show(height: 300)
    stage.frames(60) { #expect((try? stage.middle("row 1")) == before) }
    #expect(stage.keyboard.inset == 300 && before < stage.keyboard.frame.minY)
  }
}
