import Foundation
import Oriel
import OrielTesting
import Testing

private struct Message: Identifiable {
  let id: Int
  var title: String { "Message \(id)" }
  var isUrgent: Bool { id % 40 == 0 }
}

private struct Inbox: View {
  let messages = (1...200).map { Message(id: $0) }
  @Namespace private var namespace
  @State private var prepared = 0
  @State private var showsFooter = false

  var body: some View {
    VStack {
      Text("Prepared \(prepared)")
      ScrollView {
        LazyVStack {
          ForEach(messages) { message in Text(message.title).frame(height: 30) }
        }
      }
      .frame(height: 200)
      if showsFooter { Text("Footer").accessibilityRotorEntry(id: "footer", in: namespace) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("inbox")
    .accessibilityRotor("Urgent") {
      ForEach(messages) { message in
        if message.isUrgent { AccessibilityRotorEntry(message.title, id: message.id) { prepared += 1 } }
      }
      AccessibilityRotorEntry("The end", id: "footer", in: namespace) { showsFooter = true }
    }
    .accessibilityRotor(.headings, entries: messages.filter { $0.id > 198 }, entryLabel: \.title)
  }
}

private struct Notes: View {
  let text: String
  @State private var written: String

  init(_ text: String) {
    self.text = text
    _written = State(initialValue: text)
  }

  var body: some View {
    TextEditor(text: $written)
      .accessibilityLabel("Notes")
      .accessibilityRotor("Numbers", textRanges: [text.range(of: "öne")!, text.range(of: "two")!])
  }
}

@MainActor @Suite("Rotors")
struct AccessibilityRotorTests {
  private let host: TestHost
  private let watch: AccessibilityObserver

  init() {
    host = TestHost(size: CGSize(width: 300, height: 400)) { Inbox() }
    host.usesScreenReader = true
    watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
  }

  private func inbox() throws -> AccessibilityElement {
    try #require(watch.snapshot.elements.values.first { $0.identifier == "inbox" })
  }

  private func go(_ action: String) throws {
    let element = try inbox()
    let index = try #require(element.actions.firstIndex { $0.name == action }, "\(action) of \(element.actions.map(\.name))")
    #expect(watch.perform(index, of: element.id))
    try host.settle()
    _ = watch.refresh()
  }

  private var read: String? { watch.snapshot.focused.flatMap { watch.snapshot.elements[$0]?.label } }

  @Test("A rotor moves the reader from entry to entry, including unbuilt rows and prepared views, and stops at its ends")
  func entries() throws {
    #expect(try inbox().actions.map(\.name) == ["Next: Urgent", "Previous: Urgent", "Next: Headings", "Previous: Headings"])
    #expect(try inbox().actions[0].description() == "Message 40")
    #expect(!host.exists("Message 40"))
    try go("Next: Urgent")
    #expect(read == "Message 40" && host.exists("Message 40") && host.exists("Prepared 1"))
    #expect(try inbox().actions[0].description() == "Message 80")
    for _ in 0..<4 { try go("Next: Urgent") }
    #expect(read == "Message 200" && host.exists("Prepared 5"))
    #expect(!host.exists("Footer"))
    try go("Next: Urgent")
    #expect(read == "Footer")
    try go("Next: Urgent")
    #expect(read == "Footer")
    try go("Previous: Urgent")
    #expect(read == "Message 200" && host.exists("Prepared 6"))
  }

  @Test("A rotor moves backwards from its last entry first, and each rotor has its own position")
  func separate() throws {
    try go("Previous: Headings")
    #expect(read == "Message 200")
    try go("Previous: Headings")
    #expect(read == "Message 199")
    try go("Next: Urgent")
    #expect(read == "Message 40")
    try go("Next: Headings")
    #expect(read == "Message 200")
  }

  @Test("Without a screen reader, a rotor moves no reader but shows the view")
  func withoutReader() throws {
    host.usesScreenReader = false
    try go("Next: Urgent")
    #expect(read == nil && host.exists("Message 40"))
  }

  @Test("A rotor entry for a range of a text selects the range")
  func ranges() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Notes("zero öne two") }
    host.usesScreenReader = true
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    for expected in [5..<8, 9..<12] {
      let field = try #require(watch.snapshot.elements.values.first { $0.label == "Notes" })
      #expect(watch.perform(try #require(field.actions.firstIndex { $0.name == "Next: Numbers" }), of: field.id))
      try host.settle()
      _ = watch.refresh()
      #expect(watch.snapshot.elements[field.id]?.text?.selection == expected)
    }
  }

  @Test("An entry whose view doesn't exist is reported once, and a rotor without entries does nothing")
  func nothing() throws {
    let host = TestHost {
      Text("Page")
        .accessibilityRotor("Lost") { AccessibilityRotorEntry("Gone", id: "gone") }
        .accessibilityRotor(.links, textRanges: [])
    }
    let watch = AccessibilityObserver(host.graph)
    _ = watch.refresh()
    let page = try #require(watch.snapshot.elements.values.first { $0.label == "Page" })
    for index in Array(page.actions.indices) + page.actions.indices {
      #expect(watch.perform(index, of: page.id))
      try host.settle()
    }
    #expect(host.messages.filter { $0.contains("rotor") && $0.contains("doesn't exist: gone.") }.count == 1)
  }
}
