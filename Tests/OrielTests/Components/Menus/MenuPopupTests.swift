import Foundation
import OrielDrawing
import OrielTesting
import Testing

@testable import Oriel

/// A window that is too small for its menus.
private struct SmallWindow: View {
  @State private var log = ""
  @State private var hasRow = true
  @State private var size = 1
  @State private var isAsking = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasRow {
        Color.yellow.frame(width: 300, height: 100).accessibilityLabel(Text("Row")).accessibilityElement().contextMenu {
          ForEach(1..<6) { number in Button("Entry \(number)") { log += "\(number) " } }
          Button("Remove") { hasRow = false }
          Button("Ask") { isAsking = true }
          Menu("More") {
            Button("Inner") { log += "inner " }
          }
        }
      }
      Text(verbatim: log).accessibilityIdentifier("log").frame(height: 20)
      HStack(spacing: 0) {
        Menu("Menu") {
          ForEach(1..<6) { number in Button("Choice \(number)") { log += "choice \(number) " } }
        }
        .frame(width: 150, height: 40)
        Picker("Size", selection: $size) {
          ForEach(1..<6) { number in Text("Size \(number)").tag(number) }
        }
        .labelsHidden()
        .frame(width: 150, height: 40)
      }
    }
    .frame(width: 300, height: 200, alignment: .top)
    .alert("Sure?", isPresented: $isAsking) {}
  }
}

private struct Popovers: View {
  @State private var isShown = false
  @State private var isAsking = false

  var body: some View {
    Button("Show") { isShown = true }
      .popover(isPresented: $isShown, arrowEdge: .bottom) {
        Button("Ask") { isAsking = true }
          .frame(width: 200, height: 300)
          .alert("Sure?", isPresented: $isAsking) {}
      }
      .frame(width: 700, height: 200)
  }
}

@MainActor
@Suite("Menus and popovers beyond the window's edges")
struct MenuPopupTests {
  private let window = CGRect(x: 0, y: 0, width: 300, height: 200)
  /// A screen around the window.
  private let screen = CGRect(x: -400, y: -300, width: 1200, height: 900)

  private func host(in room: CGRect?, layoutDirection: LayoutDirection = .leftToRight) -> TestHost {
    let host = TestHost(size: window.size, layoutDirection: layoutDirection) { SmallWindow() }
    host.popupArea = room.map { PopupSpace(frame: $0) }
    return host
  }

  private func log(_ host: TestHost) throws -> String {
    try host.settle()
    return try host.find("log").label
  }

  private func openRow(_ host: TestHost, at point: CGPoint = CGPoint(x: 50, y: 60)) throws {
    host.secondaryTap(at: point)
    try host.settle()
  }

  @Test("A menu stays in the window if the desktop provides no space beyond it")
  func noRoom() throws {
    let host = host(in: nil)
    try openRow(host)
    #expect(host.popups.isEmpty)
    #expect(window.contains(try host.find("Entry 1").frame))
  }

  @Test("A menu that fits stays in the window")
  func fits() throws {
    let host = TestHost(size: CGSize(width: 300, height: 600)) { SmallWindow() }
    host.popupArea = PopupSpace(frame: screen)
    try openRow(host, at: CGPoint(x: 50, y: 260))
    #expect(host.popups.isEmpty && host.exists("Entry 1"))
  }

  @Test("A menu extends beyond the edge from the clicked point, and isn't drawn into the window's picture")
  func passes() throws {
    let host = host(in: screen)
    let before = host.lastFrame.bounds
    try openRow(host)
    let popup = try #require(host.popups.first)
    #expect(host.popups.count == 1)
    #expect(popup.frame.origin == CGPoint(x: 50, y: 60) && popup.frame.maxY > window.maxY)
    #expect(host.lastFrame.bounds == before)
    #expect(popup.picture != nil && popup.pictureFrame.contains(popup.frame))
    let last = try host.find("Ask").frame
    #expect(last.minY > window.maxY && popup.frame.contains(last))
  }

  @Test("An entry beyond the edge can be highlighted and chosen, and the popup is removed with the menu")
  func choose() throws {
    let host = host(in: screen)
    try openRow(host)
    let entry = try host.find("Entry 5").frame
    #expect(entry.midY > window.maxY)
    let picture = host.popups[0].picture
    host.hover(at: CGPoint(x: entry.midX, y: entry.midY))
    try host.settle()
    #expect(host.popups[0].picture !== picture, "The highlight is drawn")
    host.tap(at: CGPoint(x: entry.midX, y: entry.midY))
    #expect(try log(host) == "5 ")
    #expect(host.popups.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("Arrow keys move beyond the edge, and Escape and a press in the window close the menu")
  func keys() throws {
    let host = host(in: screen)
    try openRow(host)
    for _ in 1...5 { host.press(.downArrow) }
    #expect(try host.find("Entry 5").isFocused)
    host.press(.return)
    #expect(try log(host) == "5 ")
    for isByKey in [true, false] {
      try openRow(host)
      #expect(!host.popups.isEmpty)
      if isByKey { host.press(.escape) } else { host.tap(at: CGPoint(x: 10, y: 10)) }
      try host.settle()
      #expect(host.popups.isEmpty && !host.exists("Entry 1"))
    }
  }

  @Test("A menu stays on the screen: it moves above its anchor, or scrolls")
  func screenEdge() throws {
    let host = host(in: CGRect(x: -400, y: -300, width: 1200, height: 520))
    try openRow(host)
    var frame = try #require(host.popups.first?.frame)
    #expect(frame.maxY == 60 && frame.minY < 0)
    host.press(.escape)
    try host.settle()
    host.popupArea = PopupSpace(frame: CGRect(x: 0, y: -10, width: 300, height: 230))
    host.resize(to: CGSize(width: 300, height: 199))
    try openRow(host)
    frame = try #require(host.popups.first?.frame)
    #expect(frame.minY == -2 && frame.maxY == 212, "\(frame)")
  }

  @Test("Menus of buttons and pickers extend beyond the edge")
  func anchored() throws {
    let host = host(in: screen)
    try host.tap("Menu")
    try host.settle()
    let button = CGRect(x: 0, y: 120, width: 150, height: 40)
    var frame = try #require(host.popups.first?.frame)
    #expect(frame.minY >= button.midY && frame.maxY > window.maxY && frame.minX >= 0 && frame.minX <= 150)
    host.tap(at: try host.find("Choice 5").center)
    #expect(try log(host) == "choice 5 ")
    try host.tap("Size")
    try host.settle()
    frame = try #require(host.popups.first?.frame)
    #expect(frame.minX >= 150 && frame.maxY > window.maxY)
    host.tap(at: try host.find("Size 4").center)
    try host.settle()
    #expect(host.popups.isEmpty)
    #expect(try host.find("Size").value == "Size 4")
  }

  @Test("A submenu's popup has the outer menu as its parent, and is at its left in right-to-left layout")
  func submenu() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = host(in: screen, layoutDirection: direction)
      try openRow(host, at: CGPoint(x: 150, y: 60))
      host.tap(at: try host.find("More").center)
      try host.settle()
      let (outer, inner) = (try #require(host.popups.first), try #require(host.popups.last))
      #expect(host.popups.count == 2 && inner.parent === outer)
      // The submenu overlaps the margin beside the entry and a bit of the entry.
      #expect(direction == .leftToRight ? inner.frame.minX == outer.frame.maxX - 10 : inner.frame.maxX == outer.frame.minX + 10)
      #expect(direction == .leftToRight ? outer.frame.minX == 150 : outer.frame.maxX == 150)
      host.tap(at: try host.find("Inner").center)
      #expect(try log(host) == "inner ")
      #expect(host.popups.isEmpty)
    }
  }

  @Test("A menu closes when the window becomes inactive")
  func leaving() throws {
    let host = host(in: screen)
    try openRow(host)
    #expect(!host.popups.isEmpty)
    host.suspend()
    try host.settle()
    #expect(host.popups.isEmpty)
    host.resume()
    #expect(!host.exists("Entry 1"))
  }

  @Test("A popup that the window system moves is drawn and hit-tested at its new position")
  func moved() throws {
    let host = host(in: screen)
    host.popupArea = PopupSpace(frame: screen.insetBy(dx: -1000, dy: -1000), size: CGSize(width: 1200, height: 900))
    try openRow(host)
    let popup = try #require(host.popups.first)
    let before = try host.find("Entry 5").frame
    popup.didMove(by: CGSize(width: -20, height: -100))
    try host.settle()
    let entry = try host.find("Entry 5").frame
    #expect(entry == before.offsetBy(dx: -20, dy: -100))
    #expect(popup.presentedRowFrame.contains(entry) && popup.drawnShift == popup.shift)
    host.tap(at: CGPoint(x: entry.midX, y: entry.midY))
    #expect(try log(host) == "5 ")
  }

  @Test("A menu and its submenus stay in the window if the window system refuses a surface")
  func refused() throws {
    let host = host(in: screen)
    try openRow(host)
    try #require(host.popups.first).refuse()
    try host.settle()
    #expect(host.popups.isEmpty)
    #expect(window.contains(try host.find("Entry 1").frame))
    try host.tap("Entry 1")
    #expect(try log(host) == "1 ")
    try openRow(host)
    #expect(host.popups.count == 1, "The next menu requests a surface again")
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A menu whose view was removed fades out in place")
  func departing() throws {
    let host = host(in: screen)
    try openRow(host)
    let popup = try #require(host.popups.first)
    host.tap(at: try host.find("Remove").center)
    #expect(host.popups.first === popup && popup.picture != nil)
    try host.settle()
    #expect(host.popups.isEmpty && !host.exists("Row"))
  }

  @Test("The available space is requested once, and only when a menu opens")
  func asking() throws {
    let host = host(in: screen)
    try host.settle()
    #expect(host.popupAreaRequestCount == 0)
    try openRow(host)
    host.advance(by: 0.5)
    #expect(host.popupAreaRequestCount == 1)
  }

  // MARK: Popovers

  private func popovers(_ room: PopupSpace?) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 700, height: 200)) { Popovers() }
    host.popupArea = room
    try host.tap("Show")
    try host.settle()
    return host
  }

  @Test("A popover extends beyond the edge with its arrow at its anchor")
  func popover() throws {
    let host = try popovers(PopupSpace(frame: screen.insetBy(dx: -400, dy: -400)))
    let popup = try #require(host.popups.first)
    #expect(popup.frame.height == 300 && popup.frame.minY > 100 && popup.frame.midX == 350)
    #expect(popup.pictureFrame.minY <= popup.frame.minY - PopoverPlacement.arrowLength)
    // A popover that the window system flipped points down.
    let box = try #require(host.graph.presentations.shown.first)
    popup.didMove(by: CGSize(width: -30, height: -popup.frame.minY - 320))
    try host.settle()
    #expect(box.place?.arrowEdge == .bottom && box.place?.arrow == 130)
  }

  @Test("A popover is drawn in the window while an alert is above it and while the window is inactive")
  func held() throws {
    let host = try popovers(PopupSpace(frame: screen.insetBy(dx: -400, dy: -400)))
    let popup = try #require(host.popups.first)
    host.tap(at: try host.find("Ask").center)
    try host.settle()
    #expect(host.exists("Sure?") && popup.picture == nil)
    host.press(.escape)
    try host.settle()
    #expect(!host.exists("Sure?") && popup.picture != nil)
    host.suspend()
    #expect(popup.picture == nil)
    host.resume()
    #expect(popup.picture != nil && host.exists("Ask"))
  }
}

@Suite("Arrows of moved popovers")
struct MovedPopoverTests {
  @Test func theArrowFollowsTheAnchorAndFlips() {
    let anchor = CGRect(x: 100, y: 100, width: 20, height: 20)
    let room = CGRect(x: -1000, y: -1000, width: 3000, height: 3000)
    var place = PopoverPlacement(size: CGSize(width: 200, height: 100), anchor: anchor, edge: .bottom, room: room, cornerRadius: 13)
    #expect(place.arrowEdge == .top && place.arrow == 100)
    place.move(to: place.frame.offsetBy(dx: 40, dy: 0), anchor: anchor, cornerRadius: 13)
    #expect(place.arrowEdge == .top && place.arrow == 60)
    place.move(to: CGRect(x: 10, y: -11, width: 200, height: 100), anchor: anchor, cornerRadius: 13)
    #expect(place.arrowEdge == .bottom && place.arrow == 100)
  }
}
