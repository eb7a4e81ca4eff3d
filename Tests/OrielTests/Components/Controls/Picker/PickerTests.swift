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

/// A wheel in the center of a window of 200 by 300 points.
private struct Wheel: View {
  let height: CGFloat?
  @State private var number = 5

  init(height: CGFloat? = nil) { self.height = height }

  var body: some View {
    Picker("Number", selection: $number) { ForEach(0..<10) { Text(verbatim: "\($0)") } }
      .pickerStyle(.wheel)
      .frame(height: height)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @MainActor static func host(height: CGFloat? = nil, _ size: DynamicTypeSize = .large) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 300), dynamicTypeSize: size) { Wheel(height: height) }
    try host.settle()
    return host
  }

  /// Presses the point at a distance below the center.
  @MainActor static func tap(_ host: TestHost, below distance: CGFloat) throws {
    host.tap(at: CGPoint(x: 100, y: 150 + distance))
    try host.settle()
  }
}

@MainActor
@Suite("Pickers")
struct PickerTests {
  @Test func aMenuPickerShowsTheSelectionAndOpensTheChoices() throws {
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

  @Test func segmentsAreEquallyWideAndAPressSelects() throws {
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

  @Test func arrowKeysMoveBetweenSegments() throws {
    let host = TestHost { Choosing(style: .segmented) }
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.rightArrow)
    host.press(.space)
    #expect(try host.find("value").label == "is mint")
    host.close()
  }

  @Test func radioButtonsFormAColumn() throws {
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

  @Test func keysAndAccessibilityActionsTurnAWheel() throws {
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

  @Test func draggingAWheelSelectsTheCenteredRow() throws {
    let host = TestHost { Choosing(style: .wheel) }
    try host.settle()
    host.usesTouch = true
    host.drag(from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 380), duration: 0.5)
    try host.settle()
    #expect(try host.find("value").label == "is mint")
    host.close()
  }

  @Test func aWheelOfReducedHeightClipsItsRows() throws {
    for (height, top) in [(CGFloat(110), 95), (40, 130)] {
      let host = try Wheel.host(height: height)
      #expect(try host.find(label: "Number").frame == CGRect(x: 0, y: CGFloat(top), width: 200, height: height))
      let snapshot = host.snapshot()
      let ground = snapshot.pixel(0, 0)
      func isBlank(_ y: Int) -> Bool { (0..<200).allSatisfy { snapshot.pixel($0, y) == ground } }
      let drawn = (0..<300).filter { !isBlank($0) }
      #expect(drawn.allSatisfy { $0 >= top && $0 < 300 - top })
      #expect(drawn.contains(150))
      host.close()
    }
    let whole = try Wheel.host()
    #expect(try whole.find(label: "Number").frame.height == 204)
    whole.close()
  }

  @Test func aLowWheelStaysCenteredAndHandlesPressesInItsVisiblePart() throws {
    let host = try Wheel.host(height: 110)
    #expect(try host.find("Number").value == "5")
    try Wheel.tap(host, below: 68)
    #expect(try host.find("Number").value == "5")
    try Wheel.tap(host, below: 34)
    #expect(try host.find("Number").value == "6")
    try Wheel.tap(host, below: -34)
    #expect(try host.find("Number").value == "5")
    host.close()
  }

  @Test func aWheelOfThousandsBeginsAtTheSelectionAndTurnsFromThere() throws {
    struct Years: View {
      @State private var year = 4000

      var body: some View {
        Picker("Number", selection: $year) { ForEach(0..<5000) { Text(verbatim: "\($0)") } }
          .pickerStyle(.wheel)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Years() }
    try host.settle()
    #expect(try host.find("Number").value == "4000")
    try Wheel.tap(host, below: 34)
    #expect(try host.find("Number").value == "4001")
    try Wheel.tap(host, below: -68)
    #expect(try host.find("Number").value == "3999")
    host.usesTouch = true
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 116), duration: 1.5)
    try host.settle()
    let turned = try host.find("Number")
    #expect(turned.value == "4000")
    host.close()
  }

  @Test func aWheelsRowsGrowWithTheText() throws {
    // A body font of 28 points instead of 17 yields rows of 56 points.
    let host = try Wheel.host(.accessibility1)
    try Wheel.tap(host, below: 70)
    #expect(try host.find("Number").value == "6")
    host.dynamicTypeSize = .large
    try host.settle()
    #expect(try host.find("Number").value == "6")
    try Wheel.tap(host, below: 70)
    #expect(try host.find("Number").value == "8")
    host.close()
  }

  @Test func aSelectionWithoutAViewIsReported() {
    let host = TestHost { Picker("a", selection: .constant(7)) { Text("one").tag(1) } }
    #expect(host.messages.contains { $0.contains("7") })
    host.close()
  }

  @Test func nonoptionalTagsMatchOptionalSelections() throws {
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

  @Test func aDisabledPickerDoesNotChange() throws {
    let host = TestHost { Choosing(style: .segmented).disabled(true) }
    #expect(throws: HostError.self) { try host.tap("mint") }
    host.close()
  }
}
