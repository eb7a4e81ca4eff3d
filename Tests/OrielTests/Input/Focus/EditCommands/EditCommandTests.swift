import Foundation
import Oriel
import OrielTesting
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Edit commands")
struct EditCommandTests {
  private final class Log { var lines: [String] = [] }

  private struct Note: Transferable, Codable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.oriel.test.note"))
    }
  }

  @Test func `Backspace and Delete call the nearest delete command around the focus`() {
    let log = Log()
    let host = TestHost {
      VStack {
        Button("inner") {}.onDeleteCommand { log.lines.append("inner") }
        Button("none") {}.onDeleteCommand(perform: nil)
      }
      .onDeleteCommand { log.lines.append("outer") }
    }
    #expect(!host.press(.delete))
    host.press(.tab)
    #expect(host.press(.delete))
    host.press(.tab)
    #expect(host.press(.deleteForward))
    #expect(!host.press(.delete, modifiers: .option))
    #expect(log.lines == ["inner", "outer"])
  }

  private struct Rows: View {
    let log: Log
    @State private var selection: String?
    var body: some View {
      List(["a", "b"], id: \.self, selection: $selection) { Text($0) }
        .onDeleteCommand { log.lines.append(selection ?? "-") }
        .copyable([selection ?? "-"])
    }
  }

  @Test func `The edit commands of a list apply to its selection`() throws {
    let log = Log()
    let host = TestHost { Rows(log: log) }
    try host.tap("b")
    host.press(.delete)
    host.press("c", modifiers: .control)
    #expect(log.lines == ["b"])
    #expect(host.clipboard == "b")
  }

  private struct Field: View {
    let log: Log
    @State private var text = "text"
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Button("Other") {}
      }
      .onDeleteCommand { log.lines.append("delete") }
      .onPasteCommand(of: [.plainText]) { _ in log.lines.append("paste") }
      .onCopyCommand {
        log.lines.append("copy")
        return []
      }
    }
  }

  @Test func `A focused text field handles editing keys itself, and other views pass them to the commands around them`() throws {
    let log = Log()
    let host = TestHost { Field(log: log) }
    // Tab selects the text.
    host.press(.tab)
    host.press("c", modifiers: .control)
    #expect(host.clipboard == "text")
    host.press(.delete)
    #expect(try host.find("Name").value != "text")
    host.press("v", modifiers: .control)
    #expect(try host.find("Name").value == "text")
    #expect(log.lines.isEmpty)

    // If no text has the focus, the same keys call the commands around the focused view.
    host.press(.tab)
    host.press("c", modifiers: .control)
    host.press(.delete)
    host.press("v", modifiers: .control)
    #expect(log.lines == ["copy", "delete", "paste"])
    #expect(try host.find("Name").value == "text")
  }

  @Test func `Copy and cut commands write text to the clipboard, and leave it unchanged without items`() {
    let host = TestHost {
      VStack {
        Button("copy") {}
          .onCopyCommand { [NSItemProvider(object: NSString(string: "one")), NSItemProvider(object: NSString(string: "two"))] }
          .onCutCommand { [] }
        Button("cut") {}.cuttable(for: String.self) { ["gone"] }
      }
    }
    host.clipboard = "before"
    host.press(.tab)
    host.press("x", modifiers: .control)
    #expect(host.clipboard == "before")
    host.press("c", modifiers: .control)
    #expect(host.clipboard == "one\ntwo")
    host.press(.tab)
    host.press("x", modifiers: .control)
    #expect(host.clipboard == "gone")
  }

  @Test func `Text that another program has copied is pasted by the nearest command that accepts it`() {
    let log = Log()
    let host = TestHost {
      VStack { Button("inner") {}.onPasteCommand(of: [.image]) { _ in log.lines.append("image") } }
        .onPasteCommand(of: [.plainText], validator: { $0.count == 1 ? $0.count : nil }, perform: { log.lines.append("\($0) text") })
    }
    host.clipboard = "from elsewhere"
    host.press("v", modifiers: .control)
    #expect(log.lines.isEmpty)
    host.press(.tab)
    host.press("v", modifiers: .control)
    #expect(log.lines == ["1 text"])
  }

  @Test func `Copied values keep their type within the program until another program copies`() {
    let log = Log()
    let host = TestHost {
      Button("note") {}
        .copyable([Note(name: "a"), Note(name: "b")])
        .pasteDestination(for: Note.self) { notes in
          log.lines += notes.map(\.name)
        } validator: { notes in
          notes.filter { $0.name != "a" }
        }
    }
    host.press(.tab)
    host.press("c", modifiers: .control)
    host.press("v", modifiers: .control)
    #expect(log.lines == ["b"])
    host.clipboard = "other text"
    host.press("v", modifiers: .control)
    #expect(log.lines == ["b"])
    #expect(host.messages.isEmpty)
  }

  @Test func `A paste button passes the items that it accepts to its action`() throws {
    let log = Log()
    let host = TestHost {
      VStack {
        PasteButton(payloadType: String.self) { log.lines += $0 }.accessibilityIdentifier("values")
        PasteButton(supportedContentTypes: [.plainText]) { log.lines.append("\($0.count) items") }.accessibilityIdentifier("items")
        PasteButton(supportedContentTypes: [.plainText], validator: { _ in Int?.none }, payloadAction: { log.lines.append("\($0)") })
          .accessibilityIdentifier("none")
      }
    }
    host.clipboard = "pasted"
    for name in ["values", "items", "none"] { try host.tap(name) }
    #expect(log.lines == ["pasted", "1 items"])
    #expect(try host.find("values").label == "Paste")
  }
}
