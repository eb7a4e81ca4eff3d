import Foundation
import Observation
import OrielDrawing
import Testing

@testable import Oriel

@Observable
private final class Content {
  var isOn = true
  var number = 0
  var names = ["b", "c"]
}

private struct Rank: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[Rank.self] }
    set { self[Rank.self] = newValue }
  }
}

private struct Words: View {
  let content: Content

  var body: some View {
    Text("a").containerValue(\.rank, content.number)
    if content.isOn { Text("if").tag(7) }
    ForEach(content.names, id: \.self) { Text($0) }
    Group {
      Text("x").containerValue(\.rank, 1)
      Text("y").padding(3)
    }
    .containerValue(\.rank, 5)
  }
}

/// A view that shows the number of its subviews and then each subview, followed by its rank.
private struct Card<Views: View>: View {
  @ViewBuilder let content: Views

  var body: some View {
    Group(subviews: content) { subviews in
      VStack(spacing: 0) {
        Text(verbatim: "\(subviews.count)")
        ForEach(subviews) { subview in
          HStack {
            subview
            Text(verbatim: "#\(subview.containerValues.rank)")
          }
        }
      }
    }
  }
}

@MainActor
@Suite("Containers and their subviews")
struct SubviewTests {
  @Test("Group(subviews:) receives each view that a container would lay out, with its container values")
  func group() {
    let stage = Stage(Card { Words(content: Content()) }, size: CGSize(width: 200, height: 300))
    #expect(stage.texts == ["6", "a", "#0", "if", "#0", "b", "#0", "c", "#0", "x", "#5", "y", "#5"])
    #expect(stage.messages.isEmpty)
  }

  @Test("A container is evaluated again if a subview is inserted, removed or moved, or changes its container values")
  func changes() {
    let content = Content()
    let stage = Stage(Card { Words(content: content) }, size: CGSize(width: 200, height: 300))
    content.isOn = false
    stage.render()
    #expect(stage.texts.prefix(4) == ["5", "a", "#0", "b"])
    content.names = ["c", "d", "b"]
    stage.render()
    #expect(stage.texts.filter { $0.count == 1 } == ["6", "a", "c", "d", "b", "x", "y"])
    content.number = 9
    stage.render()
    #expect(stage.texts.prefix(3) == ["6", "a", "#9"])
    content.isOn = true
    content.names = []
    stage.render()
    #expect(stage.texts.prefix(5) == ["4", "a", "#9", "if", "#0"])
    #expect(stage.graph.isIdle)
    #expect(stage.messages.isEmpty)
  }

  @Test("A subview keeps its state when its container moves it")
  func state() {
    struct Counter: View {
      @State private var id = UUID()
      var body: some View { Text(id.uuidString) }
    }
    struct Mixed: View {
      let content: Content
      var body: some View {
        Group(subviews: Counter()) { subviews in
          if content.isOn { HStack { subviews } } else { VStack { subviews } }
        }
      }
    }
    let content = Content()
    let stage = Stage(Mixed(content: content))
    let before = stage.texts
    content.isOn = false
    stage.render()
    #expect(before.count == 1 && stage.texts == before)
    #expect(stage.messages.isEmpty)
  }

  @Test("A subview reads the environment of the place where its container shows it")
  func environment() {
    struct Limit: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text(verbatim: "limit \(limit ?? 0)") }
    }
    struct Numbered: View {
      let content: Content
      var body: some View {
        Group(subviews: TupleViews()) { subviews in
          ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in subview.lineLimit(index + 1 + content.number) }
        }
      }
    }
    struct TupleViews: View {
      var body: some View {
        Limit()
        Limit().padding(1)
      }
    }
    let content = Content()
    let stage = Stage(Numbered(content: content))
    #expect(stage.texts == ["limit 1", "limit 2"])
    content.number = 10
    stage.render()
    #expect(stage.texts == ["limit 11", "limit 12"])
  }

  @Test("A container can show some subviews and leave out others")
  func slices() {
    let stage = Stage(
      Group(subviews: Words(content: Content())) { subviews in
        VStack {
          subviews[1...]
          if let first = subviews.first { first }
        }
      }, size: CGSize(width: 200, height: 300))
    #expect(stage.texts == ["if", "b", "c", "x", "y", "a"])
    let some = Stage(Group(subviews: Words(content: Content())) { subviews in HStack { subviews.prefix(2) } })
    #expect(some.texts == ["a", "if"])
  }

  @Test("A subview that is used twice is shown in both places")
  func twice() {
    let stage = Stage(
      Group(subviews: Text("a")) { subviews in
        VStack {
          subviews
          subviews
        }
      })
    #expect(stage.texts == ["a", "a"])
    #expect(stage.messages.isEmpty)
  }

  @Test("ForEach(subviews:) creates a view for each subview, in a lazy stack too")
  func forEach() {
    let content = Content()
    let stage = Stage(
      VStack { ForEach(subviews: Words(content: content)) { subview in subview.id(subview.containerValues.tag(for: Int.self)) } },
      size: CGSize(width: 200, height: 300))
    #expect(stage.texts == ["a", "if", "b", "c", "x", "y"])
    let lazy = Stage(ScrollView { LazyVStack { ForEach(subviews: Words(content: content)) { $0 } } }, size: CGSize(width: 200, height: 300))
    #expect(lazy.texts == ["a", "if", "b", "c", "x", "y"])
    content.names = ["n"]
    stage.render()
    lazy.render()
    #expect(stage.texts == ["a", "if", "n", "x", "y"])
    #expect(lazy.texts == ["a", "if", "n", "x", "y"])
  }

  @Test("Container values include tags")
  func tags() {
    var seen: [Int?] = []
    _ = Stage(
      Group(subviews: Words(content: Content())) { subviews -> EmptyView in
        seen = subviews.map { $0.containerValues.tag(for: Int.self) }
        #expect(subviews[1].containerValues.hasTag(7) && !subviews[0].containerValues.hasTag(7))
        return EmptyView()
      })
    #expect(seen == [nil, 7, nil, nil, nil, nil])
  }

  @Test("Sections have headers, footers and container values, and views outside of sections form a section without a header")
  func sections() {
    let content = Content()
    struct Parts: View {
      let content: Content
      var body: some View {
        Text("loose")
        Section {
          Text("one")
          if content.isOn { Text("two") }
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        .containerValue(\.rank, 3)
        Section("last") { ForEach(content.names, id: \.self) { Text($0) } }
      }
    }
    struct Shown: View {
      let content: Content
      var body: some View {
        Group(sections: Parts(content: content)) { sections in
          VStack {
            Text(verbatim: "\(sections.count)")
            ForEach(sections) { section in
              section.header
              Text(verbatim: "\(section.content.count)/\(section.containerValues.rank)")
              section.content
              section.footer
            }
          }
        }
      }
    }
    let stage = Stage(Shown(content: content), size: CGSize(width: 200, height: 400))
    #expect(stage.texts == ["3", "1/0", "loose", "head", "2/3", "one", "two", "foot", "last", "2/0", "b", "c"])
    content.isOn = false
    content.names = ["d"]
    stage.render()
    #expect(stage.texts == ["3", "1/0", "loose", "head", "1/3", "one", "foot", "last", "1/0", "d"])
    let each = Stage(VStack { ForEach(sections: Parts(content: content)) { $0.header } }, size: CGSize(width: 200, height: 400))
    #expect(each.texts == ["head", "last"])
  }

  @Test("A subview with a removal transition is no longer in its container, and disappears after the transition")
  func departure() {
    let content = Content()
    let stage = Stage(Card { Words(content: content) }, size: CGSize(width: 200, height: 300))
    withAnimation(.linear(duration: 1)) { content.names = ["b"] }
    stage.render()
    stage.advance(by: 0.5)
    #expect(stage.texts.first == "5")
    stage.run(for: 1)
    #expect(stage.texts == ["5", "a", "#0", "if", "#0", "b", "#0", "x", "#5", "y", "#5"])
    #expect(stage.graph.isIdle)
    #expect(stage.messages.isEmpty)
  }
}
