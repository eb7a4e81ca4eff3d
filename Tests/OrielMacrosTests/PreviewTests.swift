import Oriel
import OrielMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

// The previews from here on are checked by being compiled.

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

@Suite("#Preview")
struct PreviewTests {
  @Test("Previews are found in their program, in the order of their file")
  @MainActor func catalog() {
    let entries = PreviewCatalog.entries().filter { $0.group == "OrielMacrosTests" }
    #expect(
      entries.map(\.title) == [
        "PreviewTests", "Named", "Small", "Turned", "PreviewTests 5", "Named body", "PreviewTests 7", "Several", "Return",
        "Multi-line statements",
      ])
  }

  @Test("The arguments and the body go to Preview as they are")
  func plain() {
    expect(
      """
      #Preview("Name", traits: .portrait) {
        Text("Body")
      }
      """,
      makes: """
        return Oriel.Preview("Name", traits: .portrait) {
          Text("Body")
            }
        """)
  }

  @Test("A body that is an argument becomes a trailing closure")
  func bodyArgument() {
    expect("#Preview(\"Name\", body: { Text(\"Body\") })", makes: "return Oriel.Preview(\"Name\") {\n      Text(\"Body\")\n    }")
    expect("#Preview(body: { Text(\"Body\") })", makes: "return Oriel.Preview() {\n      Text(\"Body\")\n    }")
  }

  @Test("A body that is a function's name stays an argument")
  func bodyFunction() {
    expect("#Preview(\"Name\", body: makeBody)", makes: "Oriel.Preview(\"Name\", body: makeBody)")
  }

  @Test("What is previewable becomes a property of a view whose body is the rest")
  func previewable() {
    expect(
      """
      #Preview {
        @Previewable @State var isOn = false
        let label = "Label"
        Toggle(label, isOn: $isOn)
      }
      """,
      makes: """
        struct __PreviewContent: Oriel.View {
          @State var isOn = false
          var body: some Oriel.View {
            let label = "Label"
          Toggle(label, isOn: $isOn)
          }
            }
            return Oriel.Preview() {
              __PreviewContent()
            }
        """)
  }

  private func expect(_ source: String, makes code: String, sourceLocation: SourceLocation = #_sourceLocation) {
    assertMacroExpansion(
      source,
      expandedSource: """
        @MainActor struct __macro_local_7PreviewfMu_: Oriel.PreviewRegistry {
          static var fileID: String {
            "TestModule/test.swift"
          }
          static var line: Int {
            1
          }
          static func makePreview() -> Oriel.Preview {
            \(code)
          }
        }
        """,
      macroSpecs: ["Preview": MacroSpec(type: PreviewMacro.self)], indentationWidth: .spaces(2)
    ) { failure in
      Issue.record("\(failure.message)", sourceLocation: sourceLocation)
    }
  }
}
