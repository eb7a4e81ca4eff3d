import Foundation
import Oriel
import OrielTesting
import Testing

private enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, lemon, mint
  var id: Self { self }
}

private struct Choosing<Style: PickerStyle>: View {
  let style: Style
  @State private var flavor = Flavor.lemon

  init(style: Style) { self.style = style }

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
      }
      .pickerStyle(style)
      Text(verbatim: "is \(flavor.rawValue)").accessibilityIdentifier("value")
    }
    .padding()
  }
}

@MainActor
@Suite("Pickers")
struct PickerTests {
  @Test func aMenuPickerShowsTheChoiceAndOpensAllOfThem() throws {
    let host = TestHost { Choosing(style: .menu) }
    let button = try host.find(role: .isButton)
    #expect(button.label == "Flavor" && button.value == "lemon")
    try host.tap(button)
    try host.settle()
    #expect(try host.find("lemon").isSelected)
    try host.tap("mint")
    try host.settle()
    #expect(try host.find("value").label == "is mint")
    host.close()
  }

  @Test func segmentsAreEquallyWideAndAPressChooses() throws {
    let host = TestHost { Choosing(style: .segmented) }
    let frames = try ["vanilla", "lemon", "mint"].map { try host.find($0).frame }
    #expect(abs(frames[0].width - frames[2].width) < 0.5 && frames[0].maxX <= frames[1].minX + 0.5)
    #expect(try host.find("lemon").isSelected)
    try host.tap("vanilla")
    #expect(try host.find("value").label == "is vanilla")
    #expect(try host.find("vanilla").isSelected && !host.find("lemon").isSelected)
    try host.settle()
    host.close()
  }

  @Test func keysGoFromSegmentToSegment() throws {
    let host = TestHost { Choosing(style: .segmented) }
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.rightArrow)
    host.press(.space)
    #expect(try host.find("value").label == "is mint")
    host.close()
  }

  @Test func roundButtonsStandInAColumn() throws {
    let host = TestHost { Choosing(style: .radioGroup) }
    #expect(try host.find("vanilla").frame.maxY <= host.find("lemon").frame.minY)
    try host.tap("mint")
    #expect(try host.find("value").label == "is mint")
    host.close()
  }

  @Test func inAFormAnInlinePickerHasARowForEachChoice() throws {
    struct Rows: View {
      @State private var flavor = Flavor.lemon
      var body: some View {
        Form {
          Section {
            Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) } }.pickerStyle(.inline)
          }
        }
      }
    }
    let host = TestHost { Rows() }
    #expect(try host.find("lemon").isSelected)
    #expect(try host.find("lemon").frame.minY - host.find("vanilla").frame.minY >= 40)
    try host.tap("mint")
    #expect(try host.find("mint").isSelected)
    host.close()
  }

  @Test func aWheelTurnsByKeysAndForThoseWhoCannotSeeIt() throws {
    let host = TestHost { Choosing(style: .wheel) }
    try host.settle()
    #expect(try host.find("Flavor").value == "lemon")
    try host.find(text: "Flavor").increment()
    try host.settle()
    #expect(try host.find("value").label == "is mint")
    host.press(.tab)
    host.press(.upArrow)
    host.press(.upArrow)
    try host.settle()
    #expect(try host.find("value").label == "is vanilla")
    host.close()
  }

  @Test func aWheelThatIsDraggedChoosesWhatComesToRestInTheMiddle() throws {
    let host = TestHost { Choosing(style: .wheel) }
    try host.settle()
    host.usesTouch = true
    host.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 380), duration: 0.5)
    try host.settle()
    #expect(try host.find("value").label == "is mint")
    host.close()
  }

  @Test func aSelectionThatNoViewStandsForIsTold() {
    let host = TestHost { Picker("a", selection: .constant(7)) { Text("one").tag(1) } }
    #expect(host.messages.contains { $0.contains("7") })
    host.close()
  }

  @Test func tagsOfTheValuesTypeStandForOptionalSelectionsToo() throws {
    struct Optionally: View {
      @State private var choice: Int?
      var body: some View {
        VStack {
          Picker("a", selection: $choice) {
            Text("none").tag(Int?.none)
            Text("one").tag(1)
          }
          .pickerStyle(.segmented)
          Text(verbatim: "\(choice ?? 0)").accessibilityIdentifier("value")
        }
      }
    }
    let host = TestHost { Optionally() }
    #expect(try host.find("none").isSelected)
    try host.tap("one")
    #expect(try host.find("value").label == "1")
    #expect(host.messages.isEmpty)
    host.close()
  }

  @Test func aDisabledPickerStays() throws {
    let host = TestHost { Choosing(style: .segmented).disabled(true) }
    #expect(throws: HostError.self) { try host.tap("mint") }
    host.close()
  }
}
