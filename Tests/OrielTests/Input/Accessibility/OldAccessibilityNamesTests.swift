import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor @Suite("Deprecated names of accessibility modifiers")
struct OldAccessibilityNamesTests {
  private struct Old: View {
    @available(*, deprecated)
    var body: some View {
      VStack {
        Text("a").accessibility(label: Text("label")).accessibility(value: Text("value")).accessibility(hint: Text("hint"))
          .accessibility(identifier: "id").accessibility(addTraits: [.isButton, .isHeader]).accessibility(removeTraits: .isHeader)
          .accessibility(activationPoint: UnitPoint.topLeading)
        Text("hidden").accessibility(hidden: true)
        Text("first").accessibility(sortPriority: 1).accessibility(activationPoint: CGPoint(x: 1, y: 1))
      }
      .accessibilityElement(children: .contain)
    }
  }

  @Test("Deprecated names have the effects of the current ones")
  func names() throws {
    let host = TestHost { Old() }
    let element = try host.find(identifier: "id")
    #expect(element.label == "label" && element.value == "value" && element.hint == "hint")
    #expect(element.traits.contains(.isButton) && !element.traits.contains(.isHeader))
    #expect(element.activationPoint == element.frame.origin)
    #expect(!host.exists("hidden"))
    #expect(host.elements.first?.children.first?.label == "first")
  }
}
