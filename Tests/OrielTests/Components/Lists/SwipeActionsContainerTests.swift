import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Swipe actions outside of lists")
struct SwipeActionsContainerTests {
  @Observable @MainActor
  fileprivate final class Model {
    var items = Array(0..<30)
    var log: [String] = []
  }

  private static func row(_ item: Int, _ model: Model) -> some View {
    Text(verbatim: "Row \(item)")
      .frame(maxWidth: .infinity, minHeight: 50, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { model.log.append("tap \(item)") }
      .swipeActions {
        Button("Remove", role: .destructive) {
          model.log.append("remove \(item)")
          model.items.removeAll { $0 == item }
        }
      }
      .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { model.log.append("pin \(item)") } }
  }

  fileprivate struct Stack: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(model.items, id: \.self) { SwipeActionsContainerTests.row($0, model) } }
      }
      .swipeActionsContainer()
    }
  }

  private func host(_ model: Model, direction: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: CGSize(width: 320, height: 440), layoutDirection: direction) { Stack(model: model) }
  }

  private func swipe(_ row: Int, by distance: CGFloat, in host: TestHost) throws {
    let y = try host.find("Row \(row)").frame.midY
    host.drag(from: CGPoint(x: 160 - distance / 2, y: y), to: CGPoint(x: 160 + distance / 2, y: y + 2))
    try host.settle()
  }

  @Test("Outside of a container a swipe reveals nothing; in one, a mouse and a finger reveal the actions", arguments: [false, true])
  func revealing(usesTouch: Bool) throws {
    let model = Model()
    let bare = TestHost(size: CGSize(width: 320, height: 440)) {
      ScrollView { LazyVStack { ForEach(model.items, id: \.self) { SwipeActionsContainerTests.row($0, model) } } }
    }
    bare.usesTouch = usesTouch
    try swipe(1, by: -100, in: bare)
    #expect(!bare.exists("Remove"))
    bare.close()

    let host = host(model)
    host.usesTouch = usesTouch
    let place = try host.find("Row 1").frame
    try swipe(1, by: -100, in: host)
    let button = try host.find("Remove").frame
    let shift = try host.find("Row 1").frame.minX - place.minX
    #expect(button.maxX == 320 && abs(button.minX - 320 - shift) < 0.01)
    #expect(button.minY == 60 && button.height == 50)
    try host.tap("Remove")
    host.advance(by: 1)
    #expect(model.log == ["remove 1"])
    #expect(!host.exists("Remove") && !host.exists("Row 1"))
    #expect(try host.find("Row 2").frame.minX == place.minX)
    try swipe(2, by: 100, in: host)
    #expect(try host.find("Pin").frame.minX == 0)
    try host.tap("Pin")
    host.advance(by: 1)
    #expect(model.log == ["remove 1", "pin 2"] && !host.exists("Pin"))
    host.advance(by: 3)
    #expect(host.messages.isEmpty && host.leftovers().isEmpty)
  }

  @Test("A full swipe performs the first action if the modifier allows it")
  func fullSwipe() throws {
    let model = Model()
    let host = host(model)
    try swipe(3, by: -300, in: host)
    #expect(model.log == ["remove 3"])
    try swipe(4, by: 300, in: host)
    #expect(model.log == ["remove 3"] && host.exists("Pin"))
  }

  @Test("One row is open at a time, and a press on a row, between rows or on another row only closes it")
  func closing() throws {
    let model = Model()
    let host = host(model)
    try swipe(1, by: -100, in: host)
    try swipe(3, by: -100, in: host)
    #expect(host.findAll(label: "Remove").count == 1)
    #expect(try host.find("Remove").frame.midY == host.find("Row 3").frame.midY)
    try host.tap("Row 5")
    host.advance(by: 0.5)
    let gap = CGPoint(x: 100, y: try host.find("Row 1").frame.midY + 30)
    for point in [gap, try host.find("Row 4").center, CGPoint(x: 100, y: try host.find("Row 3").frame.midY)] {
      try swipe(3, by: -100, in: host)
      #expect(host.exists("Remove"))
      host.tap(at: point)
      host.advance(by: 0.5)
      #expect(!host.exists("Remove"), "after a press at \(point)")
    }
    #expect(model.log.isEmpty)
    try host.tap("Row 4")
    #expect(model.log == ["tap 4"])
  }

  @Test("Scrolling closes the open row, in a scroll view inside of the container and in one around it")
  func scrolling() throws {
    let model = Model()
    let outer = TestHost(size: CGSize(width: 320, height: 440)) {
      ScrollView {
        VStack { ForEach(model.items, id: \.self) { SwipeActionsContainerTests.row($0, model) } }.swipeActionsContainer()
      }
    }
    for host in [host(model), outer] {
      host.usesTouch = true
      try swipe(2, by: -100, in: host)
      #expect(host.exists("Remove"))
      host.scroll(at: CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: 40))
      host.advance(by: 1)
      #expect(!host.exists("Remove"))
      try swipe(4, by: -100, in: host)
      #expect(host.exists("Remove"))
      host.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 102, y: 320))
      host.advance(by: 1)
      #expect(!host.exists("Remove"))
      host.close()
    }
  }

  @Test("In right-to-left layout the actions are mirrored")
  func rightToLeft() throws {
    let model = Model()
    let host = host(model, direction: .rightToLeft)
    try swipe(1, by: 100, in: host)
    #expect(try host.find("Remove").frame.minX == 0)
    try swipe(2, by: -100, in: host)
    #expect(try !host.exists("Remove") && host.find("Pin").frame.maxX == 320)
  }

  @Test("The cells of a grid reveal their actions within their frames")
  func grid() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 20), GridItem()], spacing: 10) {
          ForEach(model.items, id: \.self) { SwipeActionsContainerTests.row($0, model) }
        }
      }
      .swipeActionsContainer()
    }
    host.drag(from: CGPoint(x: 140, y: 25), to: CGPoint(x: 60, y: 26))
    try host.settle()
    #expect(try host.find("Remove").frame.maxX == 150)
    #expect(try host.find("Row 1").frame.minX == 170)
    host.drag(from: CGPoint(x: 300, y: 85), to: CGPoint(x: 220, y: 86))
    try host.settle()
    #expect(try host.find("Remove").frame.maxX == 320)
    #expect(try host.find("Remove").frame.minY == 60)
  }

  @Test("The presentation is reported when the actions become visible and when they are dismissed, in lists too", arguments: [false, true])
  func presentation(isList: Bool) throws {
    struct Rows: View {
      let model: Model
      let isList: Bool

      var body: some View {
        if isList {
          List { rows }.listStyle(.plain)
        } else {
          ScrollView { VStack(spacing: 0) { rows } }.swipeActionsContainer()
        }
      }

      private var rows: some View {
        ForEach(model.items, id: \.self) { item in
          Text(verbatim: "Row \(item)").frame(maxWidth: .infinity, minHeight: 44)
            .swipeActions {
              Button("Flag") { model.log.append("flag") }
            } onPresentationChanged: {
              model.log.append("\(item) \($0)")
            }
        }
      }
    }
    let model = Model()
    let host = TestHost(size: CGSize(width: 320, height: 440)) { Rows(model: model, isList: isList) }
    let y = try host.find("Row 1").frame.midY
    host.pointerDown(at: CGPoint(x: 200, y: y))
    host.pointerMove(to: CGPoint(x: 160, y: y))
    #expect(model.log == ["1 true"])
    host.pointerMove(to: CGPoint(x: 60, y: y))
    host.pointerUp(at: CGPoint(x: 60, y: y))
    try host.settle()
    #expect(model.log == ["1 true"])
    try swipe(2, by: -100, in: host)
    #expect(model.log == ["1 true", "1 false", "2 true"])
    try host.tap("Flag")
    host.advance(by: 1)
    #expect(model.log == ["1 true", "1 false", "2 true", "flag", "2 false"])
    // A swipe to the other side has no actions, and a short one closes again.
    model.log = []
    try swipe(3, by: 100, in: host)
    #expect(model.log.isEmpty)
    try swipe(3, by: -14, in: host)
    #expect(model.log == ["3 true", "3 false"])
    try swipe(4, by: -100, in: host)
    model.items.removeAll { $0 == 4 }
    host.advance(by: 1)
    #expect(model.log == ["3 true", "3 false", "4 true", "4 false"])
    #expect(host.messages.isEmpty)
  }

  @Test("swipeActionsDisabled prevents the actions of descendants")
  func disabled() throws {
    struct Stacks: View {
      let model: Model
      var isDisabled: Bool

      var body: some View {
        VStack {
          if isDisabled {
            SwipeActionsContainerTests.row(0, model).swipeActionsDisabled()
          } else {
            SwipeActionsContainerTests.row(0, model)
          }
        }
        .swipeActionsContainer()
      }
    }
    for isDisabled in [true, false] {
      let host = TestHost(size: CGSize(width: 320, height: 440)) { Stacks(model: Model(), isDisabled: isDisabled) }
      try swipe(0, by: -100, in: host)
      #expect(host.exists("Remove") != isDisabled)
    }
  }

  @Test("A list in a container opens its own rows, beside those of the container")
  func listInside() throws {
    let host = TestHost(size: CGSize(width: 320, height: 440)) {
      VStack(spacing: 0) {
        Text("Above").frame(maxWidth: .infinity, minHeight: 60).swipeActions { Button("Upper") {} }
        List { Text("Inside").swipeActions { Button("Lower") {} } }
      }
      .swipeActionsContainer()
    }
    host.drag(from: CGPoint(x: 200, y: 30), to: CGPoint(x: 100, y: 31))
    try host.settle()
    #expect(host.exists("Upper"))
    let y = try host.find("Inside").frame.midY
    host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 100, y: y + 1))
    try host.settle()
    #expect(host.exists("Lower"))
    host.tap(at: CGPoint(x: 160, y: 400))
    host.advance(by: 1)
    #expect(!host.exists("Lower") && !host.exists("Upper"))
  }
}
