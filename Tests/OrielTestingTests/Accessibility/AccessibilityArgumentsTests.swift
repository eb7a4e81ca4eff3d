import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("The first spelling of accessibility modifiers")
struct AccessibilityArgumentsTests {
  @Test("Each says what its own modifier says")
  func same() {
    func dump(@ViewBuilder _ content: @escaping () -> some View) -> String {
      TestHost(size: CGSize(width: 200, height: 200), content: content).accessibilityDump
    }
    let old = dump {
      VStack {
        Circle().accessibility(label: Text("Label")).accessibility(value: Text("Value")).accessibility(hint: Text("Hint"))
        Text(verbatim: "Hidden").accessibility(hidden: true)
        Button("Button") {}.accessibility(identifier: "id").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isButton)
      }
    }
    let new = dump {
      VStack {
        Circle().accessibilityLabel(Text("Label")).accessibilityValue(Text("Value")).accessibilityHint(Text("Hint"))
        Text(verbatim: "Hidden").accessibilityHidden(true)
        Button("Button") {}.accessibilityIdentifier("id").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isButton)
      }
    }
    #expect(old == new)
    #expect(old.contains("Label") && old.contains("Value") && old.contains("id") && !old.contains("Hidden"), "\(old)")
  }
}
