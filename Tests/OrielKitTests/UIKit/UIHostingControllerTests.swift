import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIKit's hosting controller measures views", .serialized)
struct UIHostingControllerTests {
  @Test("a view has its own size, and the one that it takes of what there is")
  func sizes() {
    let fixed = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(fixed.view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(fixed.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 20))
    let flexible = UIHostingController(rootView: Color.red.frame(height: 20))
    #expect(flexible.sizeThatFits(in: CGSize(width: 70, height: 500)) == CGSize(width: 70, height: 20))
    #expect(flexible.view.sizeThatFits(CGSize(width: 70, height: 500)) == CGSize(width: 70, height: 20))
  }

  @Test("a text is as high as its lines, whatever the greatest height that it is offered")
  func text() {
    let text = UIHostingController(rootView: Text("A text of some words that takes several lines where there is little room for it"))
    let wide = text.sizeThatFits(in: CGSize(width: 2000, height: CGFloat.greatestFiniteMagnitude))
    let narrow = text.sizeThatFits(in: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(wide == text.view.intrinsicContentSize)
    #expect(narrow.width <= 100 && narrow.height > wide.height * 3)
    #expect(text.sizeThatFits(in: CGSize(width: 100, height: CGFloat.infinity)) == narrow)
  }

  @Test("another root view is measured in place of the first")
  func rootView() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(controller.view.intrinsicContentSize.width == 30)
    controller.rootView = Color.red.frame(width: 40, height: 20)
    #expect(controller.view.intrinsicContentSize.width == 40)
    controller.view.sizeToFit()
    #expect(controller.view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("it measures as the window in front does, and is none of its windows")
  func surroundings() throws {
    let host = TestHost(dynamicTypeSize: .accessibility3) { Text("Large").accessibilityIdentifier("large") }
    defer { host.close() }
    let controller = UIHostingController(rootView: Text("Large"))
    #expect(controller.view.intrinsicContentSize == (try host.find(identifier: "large").frame.size))
    #expect(UIApplication.shared.windows.count == 1)
  }

  @Test("views go with their controller")
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
