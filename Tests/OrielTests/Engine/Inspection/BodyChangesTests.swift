import Foundation
import Observation
import OpenCombine
import OrielTesting
import Testing

@testable import Oriel

@MainActor private var lines: [String] = []

@MainActor
@Suite("Changes that _printChanges() names", .serialized)
struct BodyChangesTests {
  private final class Store: ObservableObject {
    @Published var name = "a"
  }

  @MainActor @Observable
  final class Model {
    var title = "a"
  }

  private struct Leaf: View {
    let number: Int
    @Binding var flag: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      if let line = Self.changesLine("test") { lines.append(line) }
      return Text("\(number) \(flag ? "on" : "off") \(direction == .leftToRight ? "ltr" : "rtl")")
    }
  }

  private struct Content: View {
    @State private var count = 0
    @State private var other = 0
    @State private var flag = false
    @ObservedObject var store: Store
    let model: Model

    var body: some View {
      if let line = Self.changesLine("test") { lines.append(line) }
      return VStack {
        Text("\(count) \(store.name) \(model.title)")
        Leaf(number: other, flag: $flag)
        Button("Count") { count += 1 }
        Button("Other") { other += 1 }
        Button("Flag") { flag.toggle() }
      }
    }
  }

  /// Returns the lines that are printed while a closure runs.
  private func printed(_ body: () throws -> Void) rethrows -> [String] {
    lines = []
    try body()
    return lines
  }

  @Test("The printed line names a view's changed identity, own values, state, binding, object, model and environment")
  func changes() throws {
    let (store, model) = (Store(), Model())
    var made: TestHost?
    let first = printed { made = TestHost { Content(store: store, model: model) } }
    #expect(
      first == [
        "Content: @self, @identity, _count, _other, _flag, _store changed.", "Leaf: @self, @identity, _flag, _direction changed.",
      ])
    let host = try #require(made)
    #expect(try printed { try host.tap("Count") } == ["Content: _count changed."])
    #expect(try printed { try host.tap("Other") } == ["Content: _other changed.", "Leaf: @self changed."])
    #expect(try printed { try host.tap("Flag") } == ["Leaf: _flag changed."])
    let object = try printed {
      store.name = "b"
      try host.settle()
    }
    // The flag has changed before, but the body didn't read it.
    #expect(object == ["Content: _flag, _store changed."])
    let observable = try printed {
      model.title = "b"
      try host.settle()
    }
    #expect(observable == ["Content: @dependencies changed."])
    let direction = try printed {
      host.layoutDirection = .rightToLeft
      try host.settle()
    }
    #expect(direction == ["Leaf: _direction changed."])
    #expect(printed { host.advance(by: 0.5) }.isEmpty)
  }

  @Test("A call outside of a body names no change and is reported once")
  func outside() {
    let host = TestHost { Text("x").onAppear { lines = [Content.changesLine("_printChanges")].compactMap(\.self) } }
    #expect(lines.isEmpty)
    #expect(host.messages.count { $0.contains("_printChanges() was called outside of a body") } == 1)
  }

  @Test("The records of a removed view are dropped")
  func entriesAreDropped() throws {
    let changes = BodyChanges()
    let host = TestHost { ForEach(0..<3) { Leaf(number: $0, flag: .constant(false)) } }
    func note(_ node: AnyViewNode) {
      if node.viewTypeName == "Leaf" { _ = changes.note(node, because: .isNew) }
      node.forEachChild(note)
    }
    if let root = host.content.graph.root { note(root) }
    #expect(changes.liveCount == 3)
    host.update { EmptyView() }
    #expect(changes.liveCount == 0)
  }
}
