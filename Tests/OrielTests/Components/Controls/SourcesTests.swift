import Foundation
import Oriel
import OrielTesting
import Testing

private struct Alarm: Identifiable {
  let id: Int
  var isOn: Bool
  var sound = "Bell"
}

private struct Alarms: View {
  @State var alarms: [Alarm]

  var body: some View {
    VStack {
      Toggle(sources: $alarms, isOn: \.isOn) { Text("View") }
      Toggle("Key", sources: $alarms, isOn: \.isOn).toggleStyle(.checkbox)
      Toggle(String("String"), sources: $alarms, isOn: \.isOn).toggleStyle(.button)
      Toggle("Symbol", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
      Toggle(String("Other"), systemImage: "alarm", sources: $alarms, isOn: \.isOn)
      Toggle("Styled", sources: $alarms, isOn: \.isOn).toggleStyle(Words())
      Text(verbatim: alarms.map { $0.isOn ? "on" : "off" }.joined(separator: " ")).accessibilityIdentifier("alarms")
      Button("Third") { alarms[2].isOn.toggle() }
    }
  }
}

private struct Words: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: configuration.isMixed ? "mixed" : configuration.isOn ? "all" : "none")
    }
  }
}

private struct Sounds<Style: PickerStyle>: View {
  let style: Style
  @State var alarms = [Alarm(id: 0, isOn: true), Alarm(id: 1, isOn: true, sound: "Horn"), Alarm(id: 2, isOn: true)]

  init(style: Style) { self.style = style }

  var body: some View {
    VStack {
      Picker("Sound", sources: $alarms, selection: \.sound) { choices }
        .pickerStyle(style)
      Text(verbatim: alarms.map(\.sound).joined(separator: " ")).accessibilityIdentifier("sounds")
    }
  }

  @ViewBuilder private var choices: some View { ForEach(["Bell", "Horn", "Song"], id: \.self) { Text(verbatim: $0) } }
}

@MainActor
@Suite("Controls with several sources")
struct SourcesTests {
  private func host(_ states: [Bool]) -> TestHost {
    TestHost { Alarms(alarms: states.enumerated().map { Alarm(id: $0.offset, isOn: $0.element) }) }
  }

  @Test func aToggleIsMixedIfItsSourcesDiffer() throws {
    let host = host([true, false, false])
    for name in ["View", "Key", "String", "Symbol", "Other"] { #expect(try host.find(text: name).value == "2", "\(name)") }
    #expect(host.exists("Styled, mixed"))
    try host.tap("Key")
    #expect(try host.find("alarms").label == "on on on")
    #expect(try host.find(text: "View").value == "1")
    #expect(host.exists("Styled, all"))
    try host.tap("Key")
    #expect(try host.find("alarms").label == "off off off")
    #expect(try host.find(text: "String").value == "0")
    host.close()
  }

  @Test func aToggleFollowsItsSources() throws {
    let host = host([true, true, true])
    #expect(try host.find(text: "View").value == "1")
    try host.tap("Third")
    #expect(try host.find(text: "View").value == "2")
    for name in ["View", "String", "Symbol", "Other"] {
      try host.tap(host.find(text: name))
      #expect(try host.find("alarms").label == "on on on", "\(name)")
      try host.tap("Third")
      try host.settle()
    }
    host.close()
  }

  @Test func mixedIsDrawnDifferentlyFromOnAndOff() throws {
    func pictures(_ states: [Bool]) throws -> Data {
      let host = host(states)
      try host.settle()
      defer { host.close() }
      return host.snapshot().pngData
    }
    let (off, mixed, on) = (try pictures([false, false, false]), try pictures([true, false, false]), try pictures([true, true, true]))
    #expect(off != mixed && mixed != on)
  }

  @Test func withoutSourcesAToggleIsOff() throws {
    let host = TestHost { Toggle("None", sources: [Binding<Bool>](), isOn: \.self) }
    #expect(try host.find("None").value == "0")
    try host.tap("None")
    #expect(try host.find("None").value == "0")
    host.close()
  }

  @Test func aPickerSetsAllSources() throws {
    let host = TestHost { Sounds(style: .menu) }
    #expect(try host.find(role: .isButton).label.contains("–"))
    try host.tap(host.find(role: .isButton))
    try host.settle()
    #expect(try !host.find("Bell").isSelected && !host.find("Horn").isSelected)
    try host.tap("Song")
    try host.settle()
    #expect(try host.find("sounds").label == "Song Song Song")
    #expect(try host.find(role: .isButton).value == "Song")
    #expect(host.messages.isEmpty)
    host.close()
  }

  @Test func aRadioGroupWithMixedSourcesIsDrawnDifferently() throws {
    let host = TestHost { Sounds(style: .radioGroup) }
    let before = host.snapshot().pngData
    try host.tap("Bell")
    #expect(try host.find("sounds").label == "Bell Bell Bell")
    #expect(try host.find("Bell").isSelected)
    #expect(host.snapshot().pngData != before)
    host.close()
  }

  @Test func aPickerIsAccessibleByItsLabel() throws {
    struct Labels: View {
      @State var alarms = [Alarm(id: 0, isOn: true)]

      var body: some View {
        Picker(sources: $alarms, selection: \.sound) {
          Text(verbatim: "Bell").tag("Bell")
        } label: {
          Text("First")
        }
        Picker(String("Second"), sources: $alarms, selection: \.sound) { Text(verbatim: "Bell").tag("Bell") }
        Picker("Third", systemImage: "bell", sources: $alarms, selection: \.sound) { Text(verbatim: "Bell").tag("Bell") }
        Picker(String("Fourth"), systemImage: "bell", sources: $alarms, selection: \.sound) { Text(verbatim: "Bell").tag("Bell") }
      }
    }
    let host = TestHost { Labels() }
    for name in ["First", "Second", "Third", "Fourth"] {
      #expect(try host.find(name).value == "Bell")
    }
    host.close()
  }
}
