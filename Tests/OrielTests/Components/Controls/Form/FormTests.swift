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
  @Test func aFormsControlsAreSeparateRows() throws {
    let host = TestHost { Settings() }
    let (name, age, sound) = (try host.find(text: "Ada"), try host.find(text: "36"), try host.find("Sound"))
    #expect(name.label == "Name, Ada" && age.label == "Age, 36")
    #expect(age.frame.minY - name.frame.minY >= 44)
    #expect(sound.frame.minY - age.frame.minY > 100, "A gap between the sections and a row")
    #expect(host.exists("Account"))
    try host.tap("Sound")
    #expect(try host.find("Sound").value == "1")
    host.close()
  }

  @Test func aPickerInAFormShowsItsLabelAndItsSelection() throws {
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

  @Test func customStylesArrangeFormsAndLabeledContent() throws {
    let host = TestHost { Settings().formStyle(Plain()).labeledContentStyle(Colon()) }
    #expect(try host.find(label: "Ada").frame.minY > host.find(label: "Name").frame.minY)
    #expect(host.findAll(label: "Name, Ada").isEmpty)
    host.close()
  }

  @MainActor
  private final class Frames { var all: [String: CGRect] = [:] }

  /// A text that records its frame.
  private struct Noted: View {
    let text: String
    let frames: Frames

    var body: some View {
      Text(verbatim: text).onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frames.all[text] = $0
      }
    }
  }

  @Test func atAccessibilitySizesALabelIsAboveItsControl() throws {
    let frames = Frames()
    let host = TestHost(size: CGSize(width: 390, height: 1400)) {
      Oriel.Form {
        Noted(text: "Alone", frames: frames)
        LabeledContent {
          Noted(text: "Casablanca", frames: frames)
        } label: {
          Noted(text: "Destination", frames: frames)
        }
        DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { Noted(text: "Begin", frames: frames) }
        Stepper {
          Noted(text: "Travellers", frames: frames)
        } onIncrement: {
        } onDecrement: {
        }
      }
      .dynamicTypeSize(.accessibility3)
    }
    try host.settle()
    let line = try #require(frames.all["Alone"])
    for text in ["Casablanca", "Destination", "Begin", "Travellers"] {
      let frame = try #require(frames.all[text])
      #expect(frame.height == line.height, "\(text) is one line")
      #expect(abs(frame.minX - line.minX) < 0.5)
    }
    let (label, content) = (try #require(frames.all["Destination"]), try #require(frames.all["Casablanca"]))
    #expect(content.minY >= label.maxY)
    host.close()
  }

  @Test func aPickersSelectionIsBelowItsLabelAtAccessibilitySizes() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 390, height: 400)) {
        Oriel.Form { Picker("City", selection: .constant(1)) { Text("Rome").tag(1) } }.dynamicTypeSize(size)
      }
      return try host.find("City").frame.height
    }
    #expect(try height(.accessibility3) > 2 * height(.xxxLarge))
  }

  @Test func aControlKeepsItsStateWhenItsLabelMovesAboveIt() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let host = TestHost(size: CGSize(width: 390, height: 400)) { Oriel.Form { LabeledContent("Own") { Counter() } } }
    host.tap(at: try host.find("Count 0").center)
    #expect(host.exists("Count 1"))
    host.dynamicTypeSize = .accessibility3
    try host.settle()
    #expect(host.exists("Count 1"))
    host.close()
  }

  @Test func hiddenLabelsAreAccessible() throws {
    let host = TestHost { LabeledContent("Name", value: "Ada").labelsHidden() }
    let row = try host.find(text: "Ada")
    #expect(row.label.contains("Name"))
    #expect(row.frame.width < 80)
    host.close()
  }
}
