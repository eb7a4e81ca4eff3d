import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Observable
private final class Names { var names = ["one", "two"] }

@MainActor @Suite("Split views")
struct SplitViewTests {
  private struct Pane: View {
    let name: String
    var body: some View { Color.gray.accessibilityElement().accessibilityLabel(Text(name)) }
  }

  private struct Listed: View {
    let model: Names
    var body: some View { HSplitView { ForEach(model.names, id: \.self) { Pane(name: $0) } } }
  }

  private func frame(_ name: String, _ host: TestHost) throws -> CGRect { try host.find(label: name).frame }

  private func pair(size: CGSize = CGSize(width: 401, height: 200), layoutDirection: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: size, layoutDirection: layoutDirection) {
      HSplitView {
        Pane(name: "one").frame(minWidth: 50)
        Pane(name: "two").frame(minWidth: 80, maxWidth: .infinity)
      }
    }
  }

  @Test func `Views share the space evenly around a divider of one point`() throws {
    let host = pair()
    #expect(try frame("one", host) == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(try frame("two", host) == CGRect(x: 201, y: 0, width: 200, height: 200))
    #expect(host.messages.isEmpty)
  }

  @Test func `A view begins with its ideal width`() throws {
    let host = TestHost(size: CGSize(width: 601, height: 200)) {
      HSplitView {
        Pane(name: "one").frame(minWidth: 50, idealWidth: 150, maxWidth: 300)
        Pane(name: "two")
      }
    }
    #expect(try frame("one", host).width == 150)
    #expect(try frame("two", host).width == 450)
  }

  @Test func `A divider can be dragged beside its line, and stops at the limits of both views`() throws {
    let host = pair()
    host.hover(at: CGPoint(x: 203, y: 100))
    #expect(host.pointerShape == "ew-resize")
    host.drag(from: CGPoint(x: 203, y: 100), to: CGPoint(x: 263, y: 100))
    #expect(try frame("one", host).width == 260)
    #expect(try frame("two", host).minX == 261)
    host.drag(from: CGPoint(x: 260, y: 100), to: CGPoint(x: 390, y: 100))
    #expect(try frame("two", host).width == 80)
    host.drag(from: CGPoint(x: 320, y: 100), to: CGPoint(x: 5, y: 100))
    #expect(try frame("one", host).width == 50)
    #expect(host.messages.isEmpty)
  }

  @Test func `A resize distributes the difference in proportion`() throws {
    let host = pair()
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
    host.resize(to: CGSize(width: 801, height: 200))
    #expect(try frame("one", host).width == 200)
    #expect(try frame("two", host).width == 600)
    host.resize(to: CGSize(width: 161, height: 200))
    #expect(try frame("one", host).width == 50)
    #expect(try frame("two", host).width == 110)
  }

  @Test func `A view with a higher layout priority receives the additional space`() throws {
    let host = TestHost(size: CGSize(width: 401, height: 200)) {
      HSplitView {
        Pane(name: "one").frame(minWidth: 50, idealWidth: 100)
        Pane(name: "two").layoutPriority(1)
      }
    }
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100))
    host.resize(to: CGSize(width: 601, height: 200))
    #expect(try frame("one", host).width == 120)
    #expect(try frame("two", host).width == 480)
  }

  @Test func `In right-to-left layout a divider follows the pointer`() throws {
    let host = pair(layoutDirection: .rightToLeft)
    #expect(try frame("one", host).minX == 201)
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 140, y: 100))
    #expect(try frame("one", host).width == 260)
    #expect(try frame("two", host) == CGRect(x: 0, y: 0, width: 140, height: 200))
  }

  @Test func `A vertical split view has dividers that move up and down`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 401)) {
      VSplitView {
        Pane(name: "one")
        Pane(name: "two").frame(minHeight: 100)
      }
    }
    host.hover(at: CGPoint(x: 100, y: 198))
    #expect(host.pointerShape == "ns-resize")
    host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 250))
    #expect(try frame("one", host) == CGRect(x: 0, y: 0, width: 200, height: 250))
    #expect(try frame("two", host) == CGRect(x: 0, y: 251, width: 200, height: 150))
  }

  @Test func `Views are inserted and removed with their dividers`() throws {
    let model = Names()
    let host = TestHost(size: CGSize(width: 401, height: 200)) { Listed(model: model) }
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
    #expect(try frame("one", host).width == 100)
    model.names = ["two"]
    try host.settle()
    #expect(try frame("two", host).width == 401)
    #expect(host.findAll(label: "Divider").isEmpty)
    model.names = ["two", "three", "four"]
    try host.settle()
    #expect(host.findAll(label: "Divider").count == 2)
    #expect(try frame("four", host).maxX == 401)
    #expect(try frame("three", host).width > 100)
    #expect(host.messages.isEmpty)
  }

  @Test func `Assistive technology can move a divider`() throws {
    let host = pair()
    #expect(try host.find(label: "Divider").increment())
    try host.settle()
    #expect(try frame("one", host).width == 210)
    #expect(try host.find(label: "Divider").decrement())
    try host.settle()
    #expect(try frame("one", host).width == 200)
  }

  @Test func `One view fills the split view, and an empty split view is valid`() throws {
    let host = TestHost(size: CGSize(width: 400, height: 200)) { HSplitView { Pane(name: "one") } }
    #expect(try frame("one", host).width == 400)
    let empty = TestHost(size: CGSize(width: 400, height: 200)) { VSplitView { EmptyView() } }
    #expect(empty.messages.isEmpty)
  }
}
