import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIKit's names for the keyboard")
struct KeyboardNamesTests {
  private final class Seen {
    var rect: CGRect?
    var value: CGRect?
    var duration: Double?
    var curve: Int?
    var number: NSNumber?
    var isLocal: Bool?
  }

  private struct Listener: View {
    let seen: Seen

    var body: some View {
      Color.red.onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
        let info = $0.userInfo
        seen.rect = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        seen.value = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        seen.duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        seen.curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        seen.number = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        seen.isLocal = info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
      }
    }
  }

  @Test("RT-8: A program that observes the keyboard as on Apple's systems reads the same values with the same casts")
  func listening() {
    let seen = Seen()
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Listener(seen: seen) }
    host.keyboard.show(height: 300, duration: 0.25)
    let frame = CGRect(x: 0, y: 500, width: 400, height: 300)
    #expect(seen.rect == frame && seen.value == frame)
    #expect(seen.duration == 0.25 && seen.curve == 7 && seen.number == 7 && seen.isLocal == true)
    host.advance(by: 1)
  }

  @Test("The notification names, keys and curves have UIKit's raw values")
  func rawValues() {
    #expect(UIResponder.keyboardDidHideNotification.rawValue == "UIKeyboardDidHideNotification")
    #expect(UIResponder.keyboardWillChangeFrameNotification.rawValue == "UIKeyboardWillChangeFrameNotification")
    #expect(UIResponder.keyboardFrameBeginUserInfoKey == "UIKeyboardFrameBeginUserInfoKey")
    #expect([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIView.AnimationCurve(rawValue: 7)?.rawValue == 7, "the private curve keeps its raw value")
  }

  @Test("UIApplication has the same keyboard names as UIResponder")
  func application() {
    #expect(UIApplication.keyboardWillHideNotification == UIResponder.keyboardWillHideNotification)
    #expect(UIApplication.keyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
  }

  @Test("RT-8: The software keyboard posts its appearance to the program, with the frame that it has")
  func onScreen() throws {
    let seen = Seen()
    let host = TestHost(size: CGSize(width: 400, height: 800)) {
      VStack {
        Listener(seen: seen)
        TextField("Name", text: .constant(""))
      }
    }
    host.usesTouch = true
    try host.tap("Name")
    host.advance(by: 1)
    #expect(host.keyboard.isShown && seen.rect == host.keyboard.frame && seen.value == host.keyboard.frame && seen.curve == 7)
  }

  @Test("SwiftUI's text field modifiers are available under UIKit's names")
  func modifiers() throws {
    let host = TestHost {
      TextField("Name", text: .constant("")).keyboardType(.numberPad).textContentType(.oneTimeCode).autocapitalization(.none)
        .textInputAutocapitalization(.never).autocorrectionDisabled().disableAutocorrection(true).submitLabel(.continue)
        .softwareKeyboard(.always)
    }
    try host.tap("Name")
    host.advance(by: 1)
    #expect(try host.keyboard.key("submit").label == "continue" && host.keyboard.keys.count == 13)
  }

  @Test("An NSValue of a rectangle casts to CGRect, and other values don't")
  func bridging() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((NSValue(cgRect: rect) as Any) as? CGRect == rect)
    #expect((NSNumber(value: 3) as Any) as? CGRect == nil)
    #expect((NSValue(range: NSRange(location: 0, length: 1)) as Any) as? CGRect == nil)
    #expect(NSValue(range: NSRange(location: 0, length: 1)).cgRectValue == .zero)
  }
}
