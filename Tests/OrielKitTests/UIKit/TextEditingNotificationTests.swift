import Foundation
import OrielTesting
import SwiftUI
import Testing

@MainActor @Suite("UIKit's notifications of text editing")
struct TextEditingNotificationTests {
  private enum Place: Hashable { case first, second, plain }

  private struct Page: View {
    @State private var first = ""
    @State private var second = ""
    @FocusState private var place: Place?

    var body: some View {
      VStack {
        TextField("First", text: $first).focused($place, equals: .first)
        SecureField("Second", text: $second).focused($place, equals: .second)
        Text(verbatim: "plain").focusable().focused($place, equals: .plain)
        Button("Go") { place = .first }
        Button("Plain") { place = .plain }
        Button("Done") { place = nil }
      }
    }
  }

  @MainActor private final class Log { var entries: [String] = [] }

  /// Records the notifications while the body runs.
  private func listening(_ body: (TestHost, Log) throws -> Void) rethrows {
    let log = Log()
    let center = NotificationCenter.default
    let tokens = [
      (UITextField.textDidBeginEditingNotification, "begin"), (UITextField.textDidEndEditingNotification, "end"),
    ]
    .map { name, entry in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { log.entries.append(entry) } }
    }
    let host = TestHost { Page() }
    defer {
      host.close()
      for token in tokens { center.removeObserver(token) }
    }
    try body(host, log)
  }

  @Test("The notification names have UIKit's raw values")
  func rawValues() {
    #expect(UITextField.textDidBeginEditingNotification.rawValue == "UITextFieldTextDidBeginEditingNotification")
    #expect(UITextField.textDidEndEditingNotification.rawValue == "UITextFieldTextDidEndEditingNotification")
  }

  @Test("Focusing a field posts that editing begins, typing posts nothing, and removing the focus posts that editing ends")
  func field() throws {
    try listening { host, log in
      #expect(log.entries.isEmpty)
      try host.tap("First")
      #expect(log.entries == ["begin"])
      host.type("abc")
      host.advance(by: 1)
      #expect(log.entries == ["begin"])
      try host.tap("Done")
      #expect(log.entries == ["begin", "end"])
    }
  }

  @Test("When the focus moves between fields, the first ends editing before the second begins")
  func fields() throws {
    try listening { host, log in
      try host.tap("First")
      #expect(log.entries == ["begin"])
      try host.tap("Second")
      #expect(log.entries == ["begin", "end", "begin"])
      try host.tap("Done")
      #expect(log.entries == ["begin", "end", "begin", "end"])
    }
  }

  @Test("A focused view without text input posts no editing notifications")
  func plain() throws {
    try listening { host, log in
      try host.tap("Plain")
      #expect(log.entries.isEmpty)
      try host.tap("Go")
      try host.tap("Plain")
      #expect(log.entries == ["begin", "end"])
      try host.tap("Done")
      #expect(log.entries == ["begin", "end"])
    }
  }

  @Test("Views receive the editing notifications through publishers")
  func publishers() throws {
    struct Listener: View {
      let log: Log

      var body: some View {
        Page()
          .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification)) { _ in
            log.entries.append("heard begin")
          }
          .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidEndEditingNotification)) { _ in
            log.entries.append("heard end")
          }
      }
    }
    let log = Log()
    let host = TestHost { Listener(log: log) }
    try host.tap("Go")
    try host.tap("Done")
    #expect(log.entries == ["heard begin", "heard end"])
    host.close()
  }
}
