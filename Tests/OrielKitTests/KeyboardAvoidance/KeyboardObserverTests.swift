import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("KeyboardObserver")
struct KeyboardObserverTests {
  private struct Screen: View {
    let model: KeyboardObserverUIModel
    @StateObject private var observer: KeyboardObserver
    @State private var text = ""

    init(_ strategy: KeyboardObserverUIModel.KeyboardResponsivenessStrategy) {
      var model = KeyboardObserverUIModel()
      model.keyboardResponsivenessStrategy = strategy
      self.model = model
      _observer = StateObject(wrappedValue: KeyboardObserver(uiModel: model))
    }

    var body: some View {
      VStack(spacing: 0) {
        TextField("High", text: $text).frame(height: 40)
        Spacer(minLength: 0)
        TextField("Low", text: $text).frame(height: 40)
        Text("foot").frame(height: 60)
      }
      .offset(y: -observer.offset)
      .animation(observer.animation, value: observer.offset)
      .withDisabledKeyboardResponsiveness()
    }
  }

  private func stage(_ strategy: KeyboardObserverUIModel.KeyboardResponsivenessStrategy, focus: String?) throws -> AvoidanceStage {
    let stage = AvoidanceStage { Screen(strategy) }
    if let focus { try stage.host.tap(focus) }
    return stage
  }

  private func lift(_ stage: AvoidanceStage, _ move: () -> Void) throws -> CGFloat {
    let before = try stage.middle("foot")
    move()
    stage.host.advance(by: 1.5)
    return before - (try stage.middle("foot"))
  }

  @Test("PH-37, PH-38: A covered field moves to 20 points above the keyboard, a visible one stays, and hiding restores both")
  func obscured() throws {
    let low = try stage(.default, focus: "Low")
    let field = try low.host.find("Low").frame
    #expect(try abs(lift(low) { low.keyboard.show(height: 300) } - (field.maxY + 20 - 500)) < 0.1)
    #expect(try abs(low.host.find("Low").frame.maxY - 480) < 0.1)
    #expect(try abs(lift(low) { low.keyboard.hide() } + (field.maxY + 20 - 500)) < 0.1)
    let high = try stage(.default, focus: "High")
    #expect(try lift(high) { high.keyboard.show(height: 300) } == 0)
  }

  @Test("PH-39: The other strategies offset by nothing, by a constant, or by the keyboard's height")
  func strategies() throws {
    for (strategy, expected) in [
      (KeyboardObserverUIModel.KeyboardResponsivenessStrategy.none, 0.0), (.offset(offset: 70), 70),
      (.offsetByKeyboardHeight(additionalOffset: 10), 310),
    ] {
      let stage = try stage(strategy, focus: "High")
      #expect(try abs(lift(stage) { stage.keyboard.show(height: 300) } - expected) < 0.1)
    }
  }

  @Test("PH-41: A second notification during the animation replaces the first")
  func twice() throws {
    let stage = try stage(.default, focus: "Low")
    let field = try stage.host.find("Low").frame
    let lift = try lift(stage) {
      stage.keyboard.show(height: 280)
      stage.host.advance(by: 0.1)
      stage.keyboard.show(height: 300)
    }
    #expect(abs(lift - (field.maxY + 20 - 500)) < 0.1)
  }

  @Test("PH-43: The offset follows the keyboard's own curve in each frame")
  func curve() throws {
    let stage = try stage(.offsetByKeyboardHeight(additionalOffset: 0), focus: "High")
    let before = try stage.middle("foot")
    stage.keyboard.show(height: 300)
    var largest = 0.0
    stage.frames(60) { largest = max(largest, abs((before - ((try? stage.middle("foot")) ?? 0)) - stage.keyboard.inset)) }
    print("an offset by the observer and the keyboard differ by \(largest) points at most")
    #expect(largest < 0.1)
  }

  @Test("2.6: Values that are missing in a notification have defaults")
  func info() {
    let info = SystemKeyboardInfo(notification: Notification(name: UIResponder.keyboardWillShowNotification))
    #expect(info.frame == nil && info.animationDuration == 0.25 && info.animationOptions == .curveEaseInOut)
    let other = SystemKeyboardInfo(frame: .zero, animationDuration: 0, animationOptions: .curveEaseOut)
    #expect(other.nonZeroAnimationDuration == 0.25)
  }
}
