import Foundation
import Oriel
import OrielTesting
import Testing

private struct Worded: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(verbatim: "chosen \(Self.seconds(configuration.selection))")
      Text(verbatim: "from \(Self.seconds(configuration.minimumDate)) to \(Self.seconds(configuration.maximumDate))")
      Text(verbatim: configuration.displayedComponents == .date ? "days" : "days and hours")
      Button("Later") { configuration.selection += 60 }
      Button("Bound") { Self.reset(configuration.$selection) }
    }
  }

  private static func seconds(_ date: Date?) -> String { date.map { "\(Int($0.timeIntervalSinceReferenceDate))" } ?? "any" }

  private static func reset(_ date: Binding<Date>) { date.wrappedValue = Date(timeIntervalSinceReferenceDate: 0) }
}

private struct Folded: DisclosureGroupStyle {
  @State private var turns = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Button(configuration.isExpanded ? "Hide" : "Show") {
        configuration.isExpanded.toggle()
        turns += 1
      }
      configuration.label
      Text(verbatim: "\(turns) turns")
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}

private struct Noted: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text(verbatim: "note")
      ControlGroup(configuration)
    }
  }
}

@MainActor
@Suite("Custom control styles")
struct AppControlStyleTests {
  private struct Dates: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 1_000)

    var body: some View {
      VStack {
        DatePicker(
          "Day", selection: $date,
          in: Date(timeIntervalSinceReferenceDate: 500)...Date(timeIntervalSinceReferenceDate: 9_000), displayedComponents: .date)
        Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))").accessibilityIdentifier("date")
      }
      .datePickerStyle(Worded())
    }
  }

  @Test("A date picker style receives label, date, bounds and components, and replaces the standard appearance")
  func datePicker() throws {
    let host = TestHost { Dates() }
    for text in ["Day", "chosen 1000", "from 500 to 9000", "days"] { #expect(host.exists(text), "\(text)") }
    #expect(host.findAll(role: .isButton).map(\.label) == ["Later", "Bound"])
    try host.tap("Later")
    #expect(try host.find("date").label == "1060")
    #expect(host.exists("chosen 1060"))
    try host.tap("Bound")
    #expect(try host.find("date").label == "0")
    host.close()
  }

  @Test("A date picker without bounds has nil bounds and displays both components")
  func openDatePicker() {
    let host = TestHost {
      DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 7))).datePickerStyle(Worded())
    }
    #expect(host.exists("chosen 7") && host.exists("from any to any") && host.exists("days and hours"))
    host.close()
  }

  private struct Groups: View {
    @State private var isOpen = false

    var body: some View {
      VStack {
        DisclosureGroup("Bound", isExpanded: $isOpen) {
          Text(verbatim: "first")
          Text(verbatim: "second")
        }
        Text(verbatim: "\(isOpen)").accessibilityIdentifier("state")
      }
      .disclosureGroupStyle(Folded())
    }
  }

  @Test("A disclosure group style decides when to show the content, writes the group's binding, and has its own state")
  func disclosureGroup() throws {
    let host = TestHost { Groups() }
    #expect(host.exists("Bound") && host.exists("0 turns") && !host.exists("first"))
    #expect(host.findAll(role: .isButton).map(\.label) == ["Show"], "The standard arrow is absent")
    try host.tap("Show")
    try host.settle()
    #expect(try host.find("state").label == "true")
    #expect(host.exists("1 turns") && host.exists("Hide"))
    #expect(try host.find("second").frame.minY > host.find("first").frame.midY)
    try host.tap("Hide")
    try host.settle()
    #expect(try host.find("state").label == "false")
    #expect(!host.exists("first") && host.exists("2 turns"))
    host.close()
  }

  @Test("A disclosure group with its own state expands by its style, in a list as well", arguments: [true, false])
  func ownState(_ isInList: Bool) throws {
    let host = TestHost {
      if isInList {
        List { DisclosureGroup("Own") { Text(verbatim: "inside") }.disclosureGroupStyle(Folded()) }
      } else {
        DisclosureGroup("Own") { Text(verbatim: "inside") }.disclosureGroupStyle(Folded())
      }
    }
    #expect(!host.exists("inside"))
    try host.tap("Show")
    try host.settle()
    #expect(host.exists("inside"))
    host.close()
  }

  private final class Log { var presses: [String] = [] }

  @Test("A control group style arranges the controls and the label, and the controls stay active")
  func controlGroup() throws {
    let log = Log()
    let host = TestHost {
      ControlGroup("Tools") {
        Button("Cut") { log.presses.append("cut") }
        Button("Copy") { log.presses.append("copy") }
      }
      .controlGroupStyle(Column())
    }
    let (label, cut, copy) = (try host.find("Tools").frame, try host.find("Cut").frame, try host.find("Copy").frame)
    #expect(cut.minY > label.midY && copy.minY > cut.midY)
    #expect(abs(cut.midX - copy.midX) < 1)
    try host.tap("Copy")
    try host.tap("Cut")
    #expect(log.presses == ["copy", "cut"])
    host.close()
  }

  @Test("A control group style can wrap the standard style")
  func builtUpon() throws {
    let host = TestHost {
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
      .controlGroupStyle(Noted())
    }
    #expect(host.findAll(label: "note").count == 1)
    let (cut, copy) = (try host.find("Cut").frame, try host.find("Copy").frame)
    #expect(abs(cut.midY - copy.midY) < 1 && copy.minX > cut.midX)
    host.close()
  }

  @Test("The innermost control group style takes precedence")
  func nearest() {
    let host = TestHost {
      VStack {
        ControlGroup("Near") { Button("Cut") {} }.controlGroupStyle(Column())
        ControlGroup("Far") { Button("Copy") {} }
      }
      .controlGroupStyle(Noted())
    }
    #expect(host.exists("Near") && host.findAll(label: "note").count == 1)
    host.close()
  }
}
