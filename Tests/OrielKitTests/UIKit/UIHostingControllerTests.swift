import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIHostingController measures views", .serialized)
struct UIHostingControllerTests {
  @Test("A view reports its intrinsic size, and the size that fits a proposed size")
  func sizes() {
    let fixed = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(fixed.view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(fixed.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 20))
    let flexible = UIHostingController(rootView: Color.red.frame(height: 20))
    #expect(flexible.sizeThatFits(in: CGSize(width: 70, height: 500)) == CGSize(width: 70, height: 20))
    #expect(flexible.view.sizeThatFits(CGSize(width: 70, height: 500)) == CGSize(width: 70, height: 20))
  }

  @Test("The height of a text is that of its lines, for an infinite or very large proposed height as well")
  func text() {
    let text = UIHostingController(rootView: Text("A text of some words that takes several lines where there is little room for it"))
    let wide = text.sizeThatFits(in: CGSize(width: 2000, height: CGFloat.greatestFiniteMagnitude))
    let narrow = text.sizeThatFits(in: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(wide == text.view.intrinsicContentSize)
    #expect(narrow.width <= 100 && narrow.height > wide.height * 3)
    #expect(text.sizeThatFits(in: CGSize(width: 100, height: CGFloat.infinity)) == narrow)
  }

  @Test("A new root view is measured instead of the first one")
  func rootView() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(controller.view.intrinsicContentSize.width == 30)
    controller.rootView = Color.red.frame(width: 40, height: 20)
    #expect(controller.view.intrinsicContentSize.width == 40)
    controller.view.sizeToFit()
    #expect(controller.view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("Views are measured in the environment of the active window, and the controller adds no window")
  func surroundings() throws {
    let host = TestHost(dynamicTypeSize: .accessibility3) { Text("Large").accessibilityIdentifier("large") }
    defer { host.close() }
    let controller = UIHostingController(rootView: Text("Large"))
    #expect(controller.view.intrinsicContentSize == (try host.find(identifier: "large").frame.size))
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("Releasing the controller releases its views")
  func going() {
    final class Model {}
    weak var model: Model?
    do {
      let made = Model()
      model = made
      let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20).onTapGesture { _ = made })
      #expect(controller.view.intrinsicContentSize.width == 30 && model != nil)
    }
    #expect(model == nil)
  }
}
