import Foundation
import OrielKit
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("KeyboardState")
struct KeyboardStateTests {
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func notification(_ name: Notification.Name, _ frame: CGRect?, duration: Double? = nil, curve: Int? = nil) -> Notification {
    var info: [AnyHashable: Any] = [:]
    info[UIResponder.keyboardFrameEndUserInfoKey] = frame
    info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration
    info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve
    return Notification(name: name, object: nil, userInfo: info)
  }

  @Test("KB-1: A state has the duration, the frame and the curve, and its options are the curve shifted left by 16")
  func state() throws {
    let frame = CGRect(x: 0, y: 500, width: 400, height: 300)
    let state = try #require(
      KeyboardState.from(notification: notification(UIResponder.keyboardWillShowNotification, frame, duration: 0.4, curve: 7)))
    #expect(state.animationDuration == 0.4 && state.frame == frame && state.animationCurve == 7 && state.height == 300)
    #expect(state.animationOptions.rawValue == 7 << 16)
    #expect(KeyboardState.default == KeyboardState(animationDuration: 0, frame: .zero, animationCurve: 0))
  }

  @Test("KB-3: The frame is clipped to the screen, missing values have defaults, and other notifications return nil")
  func edges() {
    let name = UIResponder.keyboardWillChangeFrameNotification
    let low = CGRect(x: 0, y: 700, width: 400, height: 300)
    #expect(KeyboardState.from(notification: notification(name, low), screen: screen)?.height == 100)
    #expect(KeyboardState.from(notification: notification(name, low.offsetBy(dx: 0, dy: 100)), screen: screen)?.frame == .zero)
    #expect(
      KeyboardState.from(notification: notification(UIResponder.keyboardWillHideNotification, low))
        == KeyboardState(animationDuration: 0.25, frame: .zero, animationCurve: 0))
    #expect(
      KeyboardState.from(notification: notification(name, nil)) == KeyboardState(animationDuration: 0.25, frame: .zero, animationCurve: 0))
    #expect(KeyboardState.from(notification: notification(UIResponder.keyboardDidShowNotification, low)) == nil)
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let frame = CGRect(x: 0, y: bad, width: 400, height: 300)
      #expect(KeyboardState.from(notification: notification(name, frame), screen: screen)?.frame == .zero)
      let badScreen = CGRect(x: bad, y: 0, width: 400, height: 800)
      // A rectangle with an infinite origin is the null rectangle.
      let expected = badScreen.isNull ? .zero : low
      #expect(KeyboardState.from(notification: notification(name, low), screen: badScreen)?.frame == expected)
    }
    #expect(KeyboardState.from(notification: notification(name, low), screen: .null)?.frame == .zero)
  }

  @Test("KB-2, KB-4: Show, change and hide notifications are one stream without consecutive equal heights")
  func stream() {
    var states: [KeyboardState] = []
    let subscription = Publishers.keyboardStatePublisher.sink { states.append($0) }
    let observer = KeyboardStateObserver()
    let host = TestHost(size: screen.size) { Color.red }
    host.keyboard.show(height: 300)
    host.advance(by: 1)
    #expect(observer.keyboardState.height == 300)
    host.keyboard.show(height: 340, curve: 2)
    host.advance(by: 1)
    host.keyboard.hide()
    host.advance(by: 1)
    host.keyboard.show(floating: CGRect(x: 0, y: 200, width: 300, height: 200))
    host.advance(by: 1)
    host.keyboard.hide()
    host.advance(by: 1)
    #expect(states.map(\.height) == [300, 340, 0, 200, 0])
    #expect(states.map(\.animationCurve) == [7, 2, 7, 7, 7])
    #expect(observer.keyboardState.height == 0)
    subscription.cancel()
  }
}
