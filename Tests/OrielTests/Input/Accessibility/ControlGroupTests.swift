import Foundation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Labels of controls with several parts")
struct ControlGroupTests {
  private struct Dates<Style: DatePickerStyle>: View {
    let components: DatePickerComponents
    let style: Style

    var body: some View {
      DatePicker("Departure", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: components)
        .datePickerStyle(style)
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(size: CGSize(width: 600, height: 600), locale: Locale(identifier: "en_US"), content: content)
  }

  @Test("A compact date picker is found by its label, and its value is the shown date")
  func compactDate() throws {
    let host = host { Dates(components: .date, style: .compact) }
    let picker = try host.find("Departure")
    #expect(picker.value == "Jan 1, 1970")
    #expect(picker.children.map(\.label) == ["Jan 1, 1970"])
    try host.tap("Departure")
    try host.settle()
    #expect(host.exists("January 1970"))
    host.close()
    let both = self.host { Dates(components: [.date, .hourAndMinute], style: .compact).labelsHidden() }
    #expect(try both.find("Departure").value == "Jan 1, 1970, 12:00\u{202F}AM")
    both.close()
  }

  @Test("Graphical and wheel date pickers are groups with the picker's label")
  func otherDates() throws {
    let calendar = host { Dates(components: .date, style: .graphical) }
    #expect(try !calendar.find("Departure").children.isEmpty && calendar.exists("Thursday, January 1, 1970"))
    calendar.close()
    let wheels = host { Dates(components: .date, style: .wheel) }
    #expect(try !wheels.find("Departure").children.isEmpty)
    wheels.close()
  }

  @Test("Segmented and radio group pickers are groups with the picker's label")
  func choices() throws {
    func picker<Style: PickerStyle>(_ style: Style) -> some View {
      Picker("Letter", selection: .constant("a")) {
        Text("A").tag("a")
        Text("B").tag("b")
      }
      .pickerStyle(style)
    }
    let hosts = [
      host { picker(.segmented) }, host { Form { picker(.segmented) }.formStyle(.columns) }, host { picker(.radioGroup) },
      host { picker(.radioGroup).labelsHidden() },
    ]
    for host in hosts {
      #expect(try host.find("Letter").children.map(\.label) == ["A", "B"])
      host.close()
    }
  }

  @Test("A tab's badge is its accessibility value: a number counts items, and a text is used as it is")
  func badges() throws {
    for size in [CGSize(width: 390, height: 700), CGSize(width: 1000, height: 700)] {
      let host = TestHost(size: size) {
        TabView {
          Text(verbatim: "first").tabItem { Label("One", systemImage: "star") }.badge("new")
          Text(verbatim: "second").tabItem { Label("Two", systemImage: "star") }.badge(3)
        }
      }
      #expect(try host.find("One").value == "new" && host.find("Two").value == "3 items")
      #expect(!host.exists("3") && !host.exists("new"))
      try host.tap("Two")
      try host.settle()
      #expect(host.exists("second"))
      host.close()
    }
  }

  @Test("A search field's magnifier is drawn and isn't an accessibility element")
  func magnifier() throws {
    let host = host {
      VStack {
        Text(verbatim: "fruit")
        Image(systemName: "star").accessibilityLabel("star")
      }
      .searchable(text: .constant(""))
    }
    let (picture, field) = (host.snapshot(), try host.find(role: .isSearchField).frame)
    let colors = Set((Int(field.minX) - 24..<Int(field.minX) - 6).map { picture.pixel($0, Int(field.midY)) })
    #expect(colors.count > 1, "The magnifier is drawn before the text")
    #expect(host.findAll(role: .isImage).map(\.label) == ["star"])
    host.close()
  }
}
