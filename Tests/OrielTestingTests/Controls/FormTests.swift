import Foundation
import Oriel
import OrielTesting
import Testing

private struct Settings: View {
  @State private var isOn = false
  @State private var size = 2

  var body: some View {
    Oriel.Form {
      Section("Account") {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Age", value: 36, format: .number)
        LabeledContent {
          Text("custom")
        } label: {
          Text("Own")
        }
      }
      Section {
        Toggle("Sound", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
  }
}

private struct Plain: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

private struct Colon: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

@MainActor
@Suite("Forms")
struct FormTests {
  @Test func aFormsControlsAreRowsOfTheirOwn() throws {
    let host = TestHost { Settings() }
    let (name, age, sound) = (try host.find(text: "Ada"), try host.find(text: "36"), try host.find("Sound"))
    #expect(name.label == "Name, Ada" && age.label == "Age, 36")
    #expect(age.frame.minY - name.frame.minY >= 44)
    #expect(sound.frame.minY - age.frame.minY > 100, "A gap between the sections, and a row")
    #expect(host.exists("Account"))
    try host.tap("Sound")
    #expect(try host.find("Sound").value == "1")
    host.close()
  }

  @Test func aPickerInAFormShowsItsLabelAndItsChoiceAtTheEnds() throws {
    let host = TestHost { Settings() }
    let picker = try host.find("Size")
    #expect(picker.value == "Large" && picker.frame.width > 300)
    try host.tap(picker)
    try host.settle()
    try host.tap("Small")
    try host.settle()
    #expect(try host.find("Size").value == "Small")
    host.close()
  }

  @Test func stylesMakeFormsAndLabelledContentOfTheirOwn() throws {
    let host = TestHost { Settings().formStyle(Plain()).labeledContentStyle(Colon()) }
    #expect(try host.find(label: "Ada").frame.minY > host.find(label: "Name").frame.minY)
    #expect(host.findAll(label: "Name, Ada").isEmpty)
    host.close()
  }

  @Test func labelsThatAreHiddenAreStillHeard() throws {
    let host = TestHost { LabeledContent("Name", value: "Ada").labelsHidden() }
    let row = try host.find(text: "Ada")
    #expect(row.label.contains("Name"))
    #expect(row.frame.width < 80)
    host.close()
  }
}
