import Oriel
import OrielTesting
import Testing

// Compiling the following previews is a part of the test.

private struct Sample: View {
  @Binding var isOn: Bool
  var label = "Sample"

  var body: some View { Text(label) }
}

#Preview {
  Text("Plain")
}

#Preview("Named") {
  Text("First")
  Text("Second")
}

#Preview("Small", traits: .sizeThatFitsLayout) {
  Text("Small")
}

#Preview("Turned", traits: .landscapeLeft, .fixedLayout(width: 100, height: 50)) { Text("Turned") }

#Preview(body: {
  Text("Body")
})

#Preview("Named body", body: { Text("Body") })

#Preview {
  @Previewable @State var isOn = false
  Sample(isOn: $isOn)
}

#Preview("Several") {
  @Previewable @State var isOn = false
  @Previewable @State var name: String?
  @Previewable @State var hidden = [1, 2]
  let label = name ?? "\(hidden.count)"
  Sample(isOn: $isOn, label: label)
  if isOn {
    Text("On")
  }
}

#Preview("Return") {
  @Previewable @State var isOn = false
  let label = "Returned"
  return Sample(isOn: $isOn, label: label)
}

#Preview("Flips") {
  @Previewable @State var isOn = false
  Button("Flip") { isOn.toggle() }
  if isOn { Text("On") }
}

#Preview(
  "Multi-line statements",
  body: {
    @Previewable @State
    var isOn: Bool = {
      let first = true
      return !first
    }()

    Sample(
      isOn: $isOn,
      label: "Label"
    )
  })

@MainActor
private func makeBody() -> Text { Text("Made") }

#Preview("Function", body: makeBody)

@MainActor
@Suite("#Preview")
struct PreviewTests {
  private var entries: [PreviewEntry] { PreviewCatalog.entries().filter { $0.group == "OrielTests" && $0.id.contains("PreviewTests") } }

  @Test("The catalog lists a program's previews in the order of their file")
  func catalog() {
    #expect(
      entries.map(\.title) == [
        "PreviewTests", "Named", "Small", "Turned", "PreviewTests 5", "Named body", "PreviewTests 7", "Several", "Return", "Flips",
        "Multi-line statements", "Function",
      ])
  }

  @Test("A preview shows the content of its body in every form of the macro")
  func bodies() {
    let shown = entries.map { entry in TestHost { VStack { entry.content() } }.allElements.map(\.label) }
    #expect(
      shown == [
        ["Plain"], ["First", "Second"], ["Small"], ["Turned"], ["Body"], ["Body"], ["Sample"], ["2"], ["Returned"], ["Flip"], ["Label"],
        ["Made"],
      ])
  }

  @Test("A Previewable property is state of the preview")
  func previewable() throws {
    let entry = try #require(entries.first { $0.title == "Flips" })
    let host = TestHost { VStack { entry.content() } }
    try host.tap("Flip")
    #expect(host.findAll(text: "On").count == 1)
  }
}
