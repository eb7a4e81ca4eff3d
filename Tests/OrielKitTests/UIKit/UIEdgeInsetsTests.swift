import Foundation
import SwiftUI
import Testing

@Suite("UIEdgeInsets")
struct UIEdgeInsetsTests {
  @Test("Insets shrink a rectangle, and negative insets enlarge it")
  func inset() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)) == rect.insetBy(dx: -1, dy: -1))
    #expect(rect.inset(by: UIEdgeInsets.zero) == rect && UIEdgeInsets() == .zero && insets != .zero)
  }

  @Test("Insets can be encoded and decoded")
  func coding() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets)) == insets)
  }
}
