import Foundation
import Observation
import Oriel
import OrielTesting
import Testing
import UniformTypeIdentifiers

@MainActor
@Observable
private final class Board {
  var dropped: [String] = []
  var isTargeted = false
  var notes: [String] = []
  var location = CGPoint.zero
}

private struct Fruit: Transferable, Codable, Equatable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "test.fruit"))
    ProxyRepresentation(exporting: \.name)
  }
}

private struct Place<Source: View, Target: View>: View {
  @ViewBuilder let source: Source
  @ViewBuilder let target: Target

  var body: some View {
    HStack(spacing: 40) {
      source.frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("source")
      target.frame(width: 120, height: 120).accessibilityElement().accessibilityLabel("target")
    }
  }
}

@MainActor
@Suite("Drag and drop")
struct DragDropTests {
  private func host(_ view: some View) -> TestHost { TestHost(size: CGSize(width: 400, height: 300)) { view } }

  @Test("A value is dragged from one view to another, with the location in the other view's space")
  func value() throws {
    let board = Board()
    let host = host(
      Place {
        Color.red.draggable(Fruit(name: "apple"))
      } target: {
        Color.blue.dropDestination(for: Fruit.self) { fruits, location in
          board.dropped += fruits.map(\.name)
          board.location = location
          return true
        } isTargeted: {
          board.isTargeted = $0
        }
      })
    let (start, end) = (try host.find("source").center, try host.find("target").center)
    host.pointerDown(at: start)
    host.pointerMove(to: CGPoint(x: start.x + 20, y: start.y))
    #expect(!board.isTargeted)
    host.pointerMove(to: end)
    #expect(board.isTargeted)
    #expect(board.dropped.isEmpty)
    host.pointerUp(at: end)
    #expect(board.dropped == ["apple"])
    #expect(board.location == CGPoint(x: 60, y: 60))
    #expect(!board.isTargeted)
    try host.settle()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A drop beside the view, Escape and a canceled pointer drop nothing")
  func cancelled() throws {
    let board = Board()
    let host = host(
      Place {
        Color.red.draggable("text")
      } target: {
        Color.blue.dropDestination(for: String.self) { strings, _ in
          board.dropped += strings
          return true
        } isTargeted: {
          board.notes.append("\($0)")
        }
      })
    let (start, end) = (try host.find("source").center, try host.find("target").center)
    host.drag(from: start, to: CGPoint(x: end.x, y: 290))
    host.pointerDown(at: start)
    host.pointerMove(to: CGPoint(x: start.x + 20, y: start.y))
    host.pointerMove(to: end)
    host.press(.escape)
    host.pointerUp(at: end)
    host.pointerDown(at: start)
    host.pointerMove(to: CGPoint(x: start.x + 20, y: start.y))
    host.pointerMove(to: end)
    host.pointerCancel(at: end)
    #expect(board.dropped.isEmpty)
    #expect(board.notes.filter { $0 == "true" }.count == 2 && board.notes.last == "false")
    try host.settle()
    #expect(host.leftovers().isEmpty)
    try host.drag("source", onto: "target")
    #expect(board.dropped == ["text"])
  }

  @Test("A value is converted to a type that it has a representation for, and to no other")
  func converted() async throws {
    let board = Board()
    let host = host(
      Place {
        Color.red.draggable(Fruit(name: "pear"))
      } target: {
        Color.blue.dropDestination(for: String.self) { strings, _ in
          board.dropped += strings
          return true
        }
      })
    try host.drag("source", onto: "target")
    for _ in 0..<100 where board.dropped.isEmpty { await Task.yield() }
    #expect(board.dropped == ["pear"])
    let wrong = self.host(
      Place {
        Color.red.draggable("text")
      } target: {
        Color.blue.dropDestination(for: Fruit.self) { _, _ in
          board.dropped = []
          return true
        } isTargeted: { _ in
          board.dropped = []
        }
      })
    try wrong.drag("source", onto: "target")
    #expect(board.dropped == ["pear"])
  }

  @Test("A touch drags a view only after it has rested")
  func touch() throws {
    let board = Board()
    let host = host(
      Place {
        Color.red.draggable("text")
      } target: {
        Color.blue.dropDestination(for: String.self) { strings, _ in
          board.dropped += strings
          return true
        }
      })
    host.usesTouch = true
    let (start, end) = (try host.find("source").center, try host.find("target").center)
    host.drag(from: start, to: end)
    #expect(board.dropped.isEmpty)
    host.pointerDown(at: start)
    host.advance(by: 0.6)
    host.pointerMove(to: end)
    host.pointerUp(at: end)
    #expect(board.dropped == ["text"])
  }

  @Test("A drop delegate receives a drag over its view, and can forbid the drop")
  func delegate() throws {
    struct Delegate: DropDelegate {
      let board: Board
      let operation: DropOperation

      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
      func dropEntered(info: DropInfo) { board.notes.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        board.location = info.location
        return DropProposal(operation: operation)
      }
      func dropExited(info: DropInfo) { board.notes.append("exited") }
      func performDrop(info: DropInfo) -> Bool {
        board.notes.append("performed \(info.itemProviders(for: [.text]).count)")
        return true
      }
    }
    for operation in [DropOperation.move, .forbidden] {
      let board = Board()
      let host = host(
        Place {
          Color.red.onDrag { NSItemProvider(object: NSString("text")) }
        } target: {
          Color.blue.onDrop(of: [.text], delegate: Delegate(board: board, operation: operation))
        })
      try host.drag("source", onto: "target")
      #expect(board.notes == (operation == .move ? ["entered", "performed 1"] : ["entered", "exited"]))
      #expect(board.location == CGPoint(x: 60, y: 60))
    }
  }

  @Test("The action of onDrop receives item providers, which load their items")
  func providers() async throws {
    let board = Board()
    let host = host(
      Place {
        Color.red.onDrag {
          NSItemProvider(object: NSURL(string: "https://example.org/a")!)
        } preview: {
          Text("Preview")
        }
      } target: {
        Color.blue.onDrop(
          of: [.url],
          isTargeted: Binding {
            board.isTargeted
          } set: {
            board.isTargeted = $0
          }
        ) { providers in
          for provider in providers {
            provider.loadObject(ofClass: URL.self) { url, _ in
              MainActor.assumeIsolated { board.dropped.append(url?.path ?? "") }
            }
          }
          return true
        }
      })
    try host.drag("source", onto: "target")
    for _ in 0..<100 where board.dropped.isEmpty { await Task.yield() }
    #expect(board.dropped == ["/a"])
    #expect(!board.isTargeted)
  }

  @Test("The innermost enabled view that accepts a drop receives it")
  func nested() throws {
    let board = Board()
    func view(isDisabled: Bool) -> some View {
      Place {
        Color.red.draggable("text")
      } target: {
        Color.blue
          .dropDestination(for: String.self) { _, _ in
            board.dropped.append("inner")
            return true
          }
          .disabled(isDisabled)
          .dropDestination(for: String.self) { _, _ in
            board.dropped.append("outer")
            return true
          }
      }
    }
    try host(view(isDisabled: false)).drag("source", onto: "target")
    try host(view(isDisabled: true)).drag("source", onto: "target")
    #expect(board.dropped == ["inner", "outer"])
  }

  @Test("A picture of the dragged view follows the pointer")
  func picture() throws {
    let host = host(
      Place {
        Color.red.draggable("text")
      } target: {
        Color.clear
      })
    let start = try host.find("source").center
    host.pointerDown(at: start)
    host.pointerMove(to: CGPoint(x: start.x + 20, y: start.y))
    let before = host.displayDump
    host.pointerMove(to: CGPoint(x: start.x + 120, y: start.y))
    #expect(host.displayDump != before)
    host.pointerUp(at: start)
    try host.settle()
  }

  @Test("A file is transferred by its contents, and exists while it is read")
  func file() async throws {
    struct Document: Transferable, Equatable {
      var text: String
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) { document in
          let file = FileManager.default.temporaryDirectory.appendingPathComponent("oriel-document-\(UUID().uuidString)")
          try document.text.write(to: file, atomically: true, encoding: .utf8)
          return SentTransferredFile(file)
        } importing: {
          Document(text: try String(contentsOf: $0.file, encoding: .utf8))
        }
      }
    }
    let provider = NSItemProvider()
    provider.register(Document(text: "words"))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.png"))
    let bytes = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .plainText) { data, _ in continuation.resume(returning: data) }
    }
    #expect(bytes == Data("words".utf8))
    let other = NSItemProvider()
    other.registerDataRepresentation(for: .plainText) { done in
      done(Data("bytes".utf8), nil)
      return nil
    }
    let document = await withCheckedContinuation { continuation in
      other.loadTransferable(type: Document.self) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(document == Document(text: "bytes"))
  }

  @Test("Bytes that don't match their type are left out and reported")
  func badBytes() async throws {
    let board = Board()
    let host = host(
      Place {
        Color.red.onDrag {
          let provider = NSItemProvider()
          provider.registerDataRepresentation(for: .utf8PlainText) { done in
            done(Data([0xFF, 0xFE]), nil)
            return nil
          }
          return provider
        }
      } target: {
        Color.blue.dropDestination(for: String.self) { strings, _ in
          board.dropped.append("called with \(strings)")
          return true
        }
      })
    try host.drag("source", onto: "target")
    // All hosts receive the diagnostics that other queues report meanwhile, so the test filters them.
    var told: [String] { host.messages.filter { $0.hasPrefix("A dropped item") } }
    for _ in 0..<200 where told.isEmpty {
      await Task.yield()
      host.advance(by: 1 / 60)
    }
    #expect(told.count == 1, "\(host.messages)")
    #expect(board.dropped.isEmpty)
  }

  @Test("The first of several completions of a request for bytes counts")
  func answersTwice() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { done in
      done(Data("first".utf8), nil)
      done(Data("second".utf8), nil)
      done(nil, nil)
      return nil
    }
    let text = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: String.self) { continuation.resume(returning: try? $0.get()) }
    }
    #expect(text == "first")
  }
}
