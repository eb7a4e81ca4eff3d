import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
private var choices: some View {
  ForEach([1, 2], id: \.self) { Text(verbatim: $0 == 1 ? "Small" : "Large") }
}

/// The same choices in a separate view.
private struct Choices: View {
  var body: some View {
    Text(verbatim: "Small").tag(1)
    Text(verbatim: "Large").tag(2)
  }
}

@Observable
private final class Model {
  var size = 1
  var isOn = false
  var date = Date(timeIntervalSinceReferenceDate: 0)
}

@MainActor
@Suite("Initializers of pickers and date pickers, and switches")
struct ChoiceFormsTests {
  private let model = Model()

  // MARK: Pickers

  private struct Old: View {
    @Bindable var model: Model
    @available(*, deprecated)
    var body: some View { Picker(selection: $model.size, label: Text("Size")) { choices } }
  }

  @Test("A picker with a label argument shows that label and selects a choice")
  func pickerLabel() throws {
    let host = TestHost { Old(model: model) }
    #expect(try host.find("Size").value == "Small")
    try host.tap("Size")
    try host.settle()
    #expect(try host.find("Small").isSelected && !host.find("Large").isSelected)
    try host.tap("Large")
    try host.settle()
    #expect(model.size == 2)
    #expect(try host.find("Size").value == "Large")
    host.close()
  }

  @Test("A picker with a label argument shows its label in a form and supports picker styles")
  func pickerLabelStyles() throws {
    let form = TestHost { Form { Old(model: model) } }
    #expect(try form.find("Size").value == "Small")
    form.close()
    let segmented = TestHost { Old(model: model).pickerStyle(.segmented) }
    #expect(try segmented.find("Small").frame.maxX <= segmented.find("Large").frame.minX + 0.5)
    try segmented.tap("Large")
    #expect(model.size == 2)
    segmented.close()
  }

  private struct Pictured: View {
    @Bindable var model: Model
    var isString = false
    var body: some View {
      if isString {
        Picker(String("Size"), systemImage: "star.fill", selection: $model.size) { choices }
      } else {
        Picker("Size", systemImage: "star.fill", selection: $model.size) { choices }
      }
    }
  }

  private struct Written<Title: View>: View {
    @Bindable var model: Model
    @ViewBuilder let title: () -> Title
    var body: some View { Picker(selection: $model.size, content: { choices }, label: title) }
  }

  private func picture<Content: View>(@ViewBuilder _ content: () -> Content) -> Data {
    let host = TestHost(size: CGSize(width: 300, height: 120)) { Form { content() } }
    defer { host.close() }
    return host.snapshot().pngData
  }

  @Test("A picker with a symbol looks like one whose label has the symbol and the title", arguments: [false, true])
  func pickerSymbol(isString: Bool) throws {
    let pictured = picture { Pictured(model: model, isString: isString) }
    #expect(pictured == picture { Written(model: model) { Label("Size", systemImage: "star.fill") } })
    #expect(pictured != picture { Written(model: model) { Text("Size") } })
    let host = TestHost { Pictured(model: model, isString: isString) }
    #expect(try host.find("Size").value == "Small")
    try host.tap("Size")
    try host.settle()
    try host.tap("Large")
    try host.settle()
    #expect(model.size == 2)
    host.close()
  }

  // MARK: Date pickers

  private struct Dates: View {
    @Bindable var model: Model
    let components: DatePickerComponents?
    var body: some View {
      Group {
        if let components {
          DatePicker(selection: $model.date, displayedComponents: components) { Text("Departure").bold() }
        } else {
          DatePicker(selection: $model.date) { Text("Departure").bold() }
        }
      }
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test("A date picker with a label view shows the label and the displayed components")
  func datePicker() throws {
    model.date = try Date("2027-06-18T09:45:00Z", strategy: .iso8601)
    let (day, time) = ("Jun 18, 2027", "9:45\u{202F}AM")
    for (components, buttons) in [(DatePickerComponents.date, [day]), (.hourAndMinute, [time]), ([.date, .hourAndMinute], [day, time])]
      as [(DatePickerComponents, [String])]
    {
      let host = TestHost(size: CGSize(width: 700, height: 600)) { Dates(model: model, components: components) }
      #expect(host.exists("Departure"))
      #expect(host.findAll(role: .isButton).map(\.label) == buttons)
      #expect(try host.find("Departure").value == buttons.joined(separator: ", "))
      #expect(try host.find("Departure").frame.minX < host.find(buttons[0]).frame.minX)
      host.close()
    }
    let host = TestHost(size: CGSize(width: 700, height: 600)) { Dates(model: model, components: nil) }
    #expect(host.findAll(role: .isButton).map(\.label) == [day, time])
    try host.tap(day)
    host.advance(by: 1)
    try host.tap("Monday, June 7, 2027")
    host.advance(by: 1)
    #expect(try model.date == Date("2027-06-07T09:45:00Z", strategy: .iso8601))
    host.close()
  }

  // MARK: Switches

  private struct Switch: View {
    @Bindable var model: Model
    var body: some View { Toggle("Sound", isOn: $model.isOn).toggleStyle(.switch).frame(width: 300) }
  }

  /// Creates a switch with a red track in an environment whose toggles are checkboxes.
  private func switchHost() -> TestHost {
    TestHost { Switch(model: model).tint(Color(red: 1, green: 0, blue: 0)).toggleStyle(.checkbox) }
  }

  @Test("toggleStyle(.switch) shows a switch after the label, at the trailing edge")
  func switchStyle() throws {
    let host = switchHost()
    let toggle = try host.find("Sound")
    #expect(toggle.value == "0" && toggle.frame.width == 300)
    #expect(toggle.activationPoint.x > 345 - 60 && toggle.activationPoint.x < 345)
    try host.tap("Sound")
    try host.settle()
    #expect(try model.isOn && host.find("Sound").value == "1")
    try host.tap("Sound")
    try host.settle()
    #expect(!model.isOn)
    host.close()
  }

  @Test("A switch's track has the tint while it is on, and its thumb moves to the other side")
  func switchTrack() throws {
    let host = switchHost()
    let middle = try host.find("Sound").activationPoint
    let sides = [Int(middle.x) - 21, Int(middle.x) + 20]
    func track() -> [Bool] {
      let picture = host.snapshot()
      return sides.map { picture.pixel($0, Int(middle.y)) == Snapshot.Pixel(red: 255, green: 0, blue: 0) }
    }
    #expect(track() == [false, false])
    try host.tap("Sound")
    try host.settle()
    #expect(track() == [true, false])
    host.close()
  }

  @Test("Only the switch toggles the value, not the label beside it")
  func switchLabel() throws {
    let host = switchHost()
    host.tap(at: CGPoint(x: 60, y: try host.find("Sound").frame.midY))
    try host.settle()
    #expect(!model.isOn)
    try host.tap("Sound")
    try host.settle()
    #expect(model.isOn)
    host.close()
  }
}
