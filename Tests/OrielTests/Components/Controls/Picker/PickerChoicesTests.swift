import Foundation
import OrielTesting
import Testing

@testable import Oriel

/// Choices that depend on the environment.
private struct Citrus: View {
  @Environment(\.locale) private var locale

  init() {}

  var body: some View {
    Text(verbatim: "lemon \(locale.identifier)").tag("lemon")
    if locale.identifier == "de_DE" { Text(verbatim: "orange").tag("orange") }
  }
}

private struct Herbs: View {
  var body: some View { ForEach(["mint", "sage"], id: \.self) { Text(verbatim: $0) } }
}

private struct Plain: View {
  var body: some View { Text(verbatim: "vanilla").tag("vanilla") }
}

private struct Flavors: View {
  var body: some View {
    Plain()
    Section("Fruits") { Citrus() }
    Herbs()
    Text(verbatim: "salt").tag("salt")
  }
}

private struct Choosing: View {
  @State private var flavor = "lemon"

  init() {}

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) { Flavors() }.pickerStyle(.radioGroup)
      Text(verbatim: "is \(flavor)").accessibilityIdentifier("value")
    }
  }
}

/// Two tabs, the second of which counts the presses of its button in its state.
private struct Rooms: View {
  @State private var count = 0

  init() {}

  var body: some View {
    Text(verbatim: "in the kitchen").tabItem { Text(verbatim: "Kitchen") }.tag("kitchen")
    Button("Count \(count)") { count += 1 }.tabItem { Text(verbatim: "Hall") }.tag("hall")
  }
}

private struct House: View {
  @State private var room = "hall"

  init() {}

  var body: some View {
    VStack {
      Text(verbatim: "is \(room)").accessibilityIdentifier("value")
      TabView(selection: $room) {
        Rooms()
        Text(verbatim: "under the roof").tabItem { Text(verbatim: "Attic") }.tag("attic")
      }
    }
  }
}

@MainActor
@Suite("Choices and tabs in custom views")
struct PickerChoicesTests {
  @Test("Each tagged view is a choice, at any depth of custom views")
  func choices() throws {
    let host = TestHost { Choosing() }
    let names = ["vanilla", "lemon en_US", "mint", "sage", "salt"]
    let frames = try names.map { try host.find($0).frame }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(try host.find("lemon en_US").isSelected)
    for name in ["sage", "vanilla", "salt"] {
      try host.tap(name)
      #expect(try host.find("value").label == "is \(name)")
      #expect(try host.find(name).isSelected)
    }
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Choices in a custom view follow the environment")
  func environment() throws {
    let host = TestHost { Choosing() }
    host.locale = Locale(identifier: "de_DE")
    try host.settle()
    #expect(host.exists("lemon de_DE") && !host.exists("lemon en_US"))
    try host.tap("orange")
    #expect(try host.find("value").label == "is orange")
    host.close()
  }

  @Test("Tabs of a custom view have tab buttons, and their state is kept while other tabs are shown")
  func tabs() throws {
    let host = TestHost(size: CGSize(width: 800, height: 600)) { House() }
    #expect(host.exists("Kitchen") && host.exists("Hall") && host.exists("Attic"))
    try host.tap("Count 0")
    try host.settle()
    #expect(host.exists("Count 1"))
    try host.tap("Kitchen")
    try host.settle()
    #expect(try host.exists("in the kitchen") && host.find("value").label == "is kitchen")
    try host.tap("Attic")
    try host.settle()
    try host.tap("Hall")
    try host.settle()
    #expect(try host.exists("Count 1") && host.find("value").label == "is hall")
    host.close()
    #expect(host.leftovers().isEmpty)
  }
}
