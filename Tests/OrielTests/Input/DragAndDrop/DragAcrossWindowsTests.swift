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
  var targeted: [Bool] = []
}

private struct Exchange: View {
  let board: Board

  var body: some View {
    HStack(spacing: 40) {
      Color.red.draggable("text").frame(width: 80, height: 80).accessibilityElement().accessibilityLabel("source")
      Color.blue
        .dropDestination(for: URL.self) { urls, _ in
          board.dropped += urls.map(\.lastPathComponent)
          return true
        } isTargeted: {
          board.targeted.append($0)
        }
        .frame(width: 120, height: 120).accessibilityElement().accessibilityLabel("target")
      Color.green
        .dropDestination(for: String.self) { strings, _ in
          board.dropped += strings
          return true
        }
        .frame(width: 60, height: 60).accessibilityElement().accessibilityLabel("words")
    }
  }
}

@MainActor
@Suite("Drags across windows")
struct DragAcrossWindowsTests {
  private func make() -> (TestHost, Board) {
    let board = Board()
    return (TestHost(size: CGSize(width: 400, height: 300)) { Exchange(board: board) }, board)
  }

  private func provider(_ type: UTType, _ text: String, reads: @escaping @Sendable () -> Void = {}) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: type) { done in
      reads()
      done(Data(text.utf8), nil)
      return nil
    }
    return provider
  }

  @Test("Items that another program drops are read when they are dropped, each as its own value")
  func incoming() async throws {
    let (host, board) = make()
    try host.drop([provider(.fileURL, "file:///tmp/a.txt"), provider(.url, "https://example.org/b.html")], on: "target")
    for _ in 0..<100 where board.dropped.isEmpty { await Task.yield() }
    #expect(board.dropped == ["a.txt", "b.html"])
    #expect(board.targeted == [true, false])
    try host.settle()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Items that can't be read as the view's type are neither accepted nor read")
  func refused() async throws {
    let (host, board) = make()
    try host.drop([provider(.png, "no picture", reads: { Issue.record("The provider has been read") })], on: "target")
    try host.settle()
    #expect(board.dropped.isEmpty && board.targeted.isEmpty && host.messages.isEmpty)
    try host.drop([provider(.fileURL, "file:///tmp/a.txt")], on: "target")
    for _ in 0..<100 where board.dropped.isEmpty { await Task.yield() }
    #expect(board.dropped == ["a.txt"])
  }

  @Test("A drag that leaves the window continues outside of it, once, and ends in the window's views")
  func outgoing() async throws {
    let (host, board) = make()
    host.letsDragsLeave = true
    let start = try host.find("source").center
    host.drag(from: start, to: CGPoint(x: start.x, y: 340))
    let item = try #require(host.itemsDraggedOut.first)
    #expect(host.itemsDraggedOut.count == 1)
    #expect(item.registeredContentTypes.first == .utf8PlainText)
    #expect(board.targeted.isEmpty)
    try host.settle()
    #expect(host.leftovers().isEmpty)
    // The button has been released, so the next drag is a new one, and ends in a view of the window that accepts the text.
    try host.drag("source", onto: "target")
    try host.drag("source", onto: "words")
    for _ in 0..<100 where board.dropped.isEmpty { await Task.yield() }
    #expect(board.dropped == ["text"] && host.itemsDraggedOut.count == 1)
    #expect(host.leftovers().isEmpty)
  }

  @Test("A touch drag stays in the window, and so does a drag that the platform refuses")
  func stays() throws {
    let (host, _) = make()
    let start = try host.find("source").center
    host.drag(from: start, to: CGPoint(x: start.x, y: 340))
    #expect(host.itemsDraggedOut.isEmpty)
    host.letsDragsLeave = true
    host.usesTouch = true
    host.pointerDown(at: start)
    host.advance(by: 0.6)
    host.pointerMove(to: CGPoint(x: start.x, y: 340))
    #expect(host.itemsDraggedOut.isEmpty)
    host.pointerUp(at: CGPoint(x: start.x, y: 340))
    try host.settle()
    #expect(host.leftovers().isEmpty)
    host.usesTouch = false
    host.drag(from: start, to: CGPoint(x: start.x, y: 340))
    #expect(host.itemsDraggedOut.count == 1)
  }
}
