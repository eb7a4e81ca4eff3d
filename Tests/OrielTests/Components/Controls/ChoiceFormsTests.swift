import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
private var choices: some View {
  ForEach([1, 2], id: \.self) { Text(verbatim: $0 == 1 ? "Small" : "Large") }
}

/// The same as a view of its own.
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
@Suite("Forms of pickers, date pickers and switches")
struct ChoiceFormsTests {
  private let model = Model()

  // MARK: Pickers

  private struct Old: View {
    @Bindable var model: Model
    @available(*, deprecated)
    var body: some View { Picker(selection: $model.size, label: Text("Size")) { choices } }
  }

  @Test("a picker with a label as a value has that, and chooses")
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

  @Test("its label stands before it in a form, and its style is as of any picker")
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

  @Test("a picker with a symbol shows it beside its title, as one whose label has both", arguments: [false, true])
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

  @Test("a date picker with a label as a view shows that, and the parts that it is to show")
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

  /// A switch with a red track, where other toggles would be boxes.
  private func switchHost() -> TestHost {
    TestHost { Switch(model: model).tint(Color(red: 1, green: 0, blue: 0)).toggleStyle(.checkbox) }
  }

  @Test("toggleStyle(.switch) is a switch at the end of the room, after its label")
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

  @Test("the track of a switch has the tint while it is on, and its thumb goes to the other side")
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

  @Test("only the switch turns it, not the label beside it")
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
