import GallerySections
import OrielTesting
import SwiftUI
import Testing

/// The demos of the Lists section in a headless host.
@MainActor
@Suite("The Gallery's lists")
struct GalleryListsTests {
  private func open(_ demo: ListDemo) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: .lists) }
    host.advance(by: 0.1)
    try host.tap("lists-\(demo.rawValue)")
    host.advance(by: 0.1)
    return host
  }

  /// A point in the middle of a demo's list.
  private let middle = CGPoint(x: 560, y: 450)

  @Test("The chat opens at its end, stays there when a message is sent, and its buttons scroll to the first and a middle message")
  func chat() throws {
    let host = try open(.chat)
    let last = try host.find(identifier: "message-999").frame
    #expect(!host.exists("message-900"))
    try host.tap("chat-draft")
    host.type("Here I am")
    host.press(.return)
    try host.settle()
    let sent = try host.find(identifier: "message-1000")
    #expect(sent.label == "Day 26, Here I am")
    #expect(sent.frame.maxY == last.maxY)
    #expect(try host.find(identifier: "list-note").label == "1,001 messages")

    try host.tap("Middle")
    try host.settle()
    #expect(host.exists("message-500") && !host.exists("message-1000"))
    try host.tap("First")
    try host.settle()
    #expect(host.exists("message-0"))
    host.scroll(at: middle, by: CGSize(width: 0, height: 2000))
    try host.settle()
    #expect(!host.exists("message-0"))
    #expect(host.messages.isEmpty)
  }

  @Test("The end of the chat stays above the keyboard when it appears, and returns when it disappears")
  func chatKeyboard() throws {
    let host = try open(.chat)
    let distance = { try host.find(identifier: "chat-draft").frame.minY - host.find(identifier: "message-999").frame.maxY }
    let (rest, draft) = (try distance(), try host.find(identifier: "chat-draft").frame)
    host.keyboard.show(height: 200)
    try host.settle()
    #expect(try host.find(identifier: "chat-draft").frame.minY < draft.minY - 100)
    #expect(try abs(distance() - rest) < 0.5)
    host.keyboard.hide()
    try host.settle()
    #expect(try host.find(identifier: "chat-draft").frame == draft)
    #expect(try abs(distance() - rest) < 0.5)
    #expect(host.messages.isEmpty)
  }

  @Test("A switch beside the chat shows the software keyboard without a touch, and leaving the demo hides the keyboard")
  func chatKeyboardSwitch() throws {
    let host = try open(.chat)
    let draft = try host.find(identifier: "chat-draft").frame
    try host.tap("chat-draft")
    try host.settle()
    #expect(!host.keyboard.isShown)
    try host.tap("chat-keyboard")
    try host.settle()
    #expect(host.keyboard.isShown && host.keyboard.inset > 100)
    #expect(try host.find(identifier: "chat-draft").isFocused)
    // The padding of the page absorbs the first part of the keyboard's inset.
    #expect(try host.find(identifier: "chat-draft").frame.maxY < 700 - host.keyboard.inset)
    try host.keyboard.type("Typed")
    try host.keyboard.tap("submit")
    try host.settle()
    #expect(try host.find(identifier: "message-1000").label.contains("Typed"))
    #expect(try host.find(identifier: "message-1000").frame.maxY < host.find(identifier: "chat-draft").frame.minY)
    try host.tap("chat-keyboard")
    try host.settle()
    #expect(try host.keyboard.inset == 0 && host.find(identifier: "chat-draft").frame == draft)
    try host.tap("chat-keyboard")
    try host.settle()
    try host.tap("lists-feed")
    try host.settle()
    #expect(host.keyboard.inset == 0)
    #expect(host.messages.isEmpty)
  }

  @Test("The last whole row of the snap demo stays directly above its keyboard, and returns when the keyboard disappears")
  func snapKeyboardSwitch() throws {
    let host = try open(.snap)
    host.scroll(at: middle, by: CGSize(width: 0, height: 1000))
    try host.settle()
    let bottom = { try host.find(identifier: "snap").frame.maxY }
    let last = {
      let edge = try bottom() + 0.5
      return host.allElements.last { $0.identifier?.hasPrefix("snap-") == true && $0.frame.maxY <= edge && $0.frame.height == 44 }
    }
    let before = try #require(try last()?.identifier)
    try host.tap("snap-keyboard")
    try host.settle()
    #expect(host.keyboard.isShown)
    #expect(try last()?.identifier == before)
    #expect(try abs(host.find(identifier: before).frame.maxY - bottom()) < 0.5)
    try host.tap("snap-keyboard")
    try host.settle()
    #expect(try !host.keyboard.isShown && last()?.identifier == before)
    #expect(host.messages.isEmpty)
  }

  @Test("In a list of a million rows the index bar jumps, a header stays pinned, and only a screenful is built")
  func million() throws {
    let host = try open(.million)
    #expect(host.exists("person-0"))
    let bar = try host.find(identifier: "index-bar").frame
    let y = { (letter: CGFloat) in bar.minY + 6 + (bar.height - 12) * (letter + 0.5) / 26 }
    host.tap(at: CGPoint(x: bar.midX, y: y(12)))
    try host.settle()
    let header = try host.find(identifier: "header-M").frame
    #expect(header.maxX == bar.minX)
    #expect(host.exists("person-\(12 * 1_000_000 / 26)"))

    host.scroll(at: middle, by: CGSize(width: 0, height: 500))
    try host.settle()
    #expect(try host.find(identifier: "header-M").frame == header)
    #expect(!host.exists("person-\(12 * 1_000_000 / 26)"))

    host.drag(from: CGPoint(x: bar.midX, y: y(12)), to: CGPoint(x: bar.midX, y: y(25)))
    try host.settle()
    #expect(try host.find(identifier: "header-Z").frame == header)

    try host.tap("million-row")
    host.type("500000")
    host.press(.return)
    try host.settle()
    #expect(host.exists("person-499999"))
    #expect(host.allElements.count < 80)
    #expect(host.messages.isEmpty)
  }

  @Test("Posts inserted above the visible ones don't move them, and a button counts the new posts")
  func feed() throws {
    let host = try open(.feed)
    try host.tap("Add three above")
    try host.settle()
    #expect(host.exists("post-62"))
    #expect(!host.exists("feed-new"))

    host.scroll(at: middle, by: CGSize(width: 0, height: 1500))
    try host.settle()
    let read = try #require(host.allElements.first { $0.identifier?.hasPrefix("post-") == true && $0.frame.minY > 240 })
    let name = try #require(read.identifier)
    let place = read.frame
    for round in 1...3 {
      try host.tap("Add three above")
      for _ in 0..<20 {
        host.advance(by: TestHost.frameDuration)
        #expect(try abs(host.find(identifier: name).frame.minY - place.minY) <= 0.5)
      }
      #expect(try host.find(identifier: "feed-new").label == "\(3 * round) new above")
    }
    try host.settle()
    try host.tap("feed-new")
    try host.settle()
    #expect(host.exists("post-71"))
    #expect(!host.exists("feed-new"))
    #expect(host.messages.isEmpty)
  }

  @Test("The message list settles on whole rows, unless snapping is off")
  func snap() throws {
    let host = try open(.snap)
    let bottom = try host.find(identifier: "snap").frame.maxY
    let rows = { host.allElements.filter { $0.identifier?.hasPrefix("snap-") == true && $0.frame.height == 44 } }
    let isAligned = { rows().contains { abs($0.frame.maxY - bottom) < 0.5 } }
    #expect(host.exists("snap-1"))
    host.scroll(at: middle, by: CGSize(width: 0, height: 107))
    try host.settle()
    #expect(isAligned())
    try host.tap(#require(host.findAll(label: "Snap").last))
    host.scroll(at: middle, by: CGSize(width: 0, height: 65))
    try host.settle()
    #expect(!isAligned())
    #expect(host.messages.isEmpty)
  }

  @Test("Rows can be selected one at a time, or several at once, in every list style")
  func rows() throws {
    let host = try open(.rows)
    try host.tap("trip-1")
    #expect(try host.find(identifier: "list-note").label == "12 trips, 1 selected")
    try host.tap("trip-2")
    #expect(try host.find(identifier: "list-note").label == "12 trips, 1 selected")
    for look in ["plain", "inset", "grouped", "sidebar", "insetGrouped"] {
      try host.tap("look-\(look)")
      try host.settle()
      #expect(host.exists("trip-0"))
    }
    try host.tap("Several")
    try host.settle()
    try host.tap("trip-1")
    host.tap(at: try host.find("trip-2").center, modifiers: .control)
    #expect(try host.find(identifier: "list-note").label == "12 trips, 2 selected")
    #expect(host.messages.isEmpty)
  }

  @Test("Swipes star and copy rows, and edit mode deletes and moves them")
  func editing() throws {
    let host = try open(.rows)
    let first = try host.find("trip-0").frame
    host.drag(from: CGPoint(x: 400, y: first.midY), to: CGPoint(x: 520, y: first.midY))
    try host.settle()
    try host.tap("Star")
    try host.settle()
    #expect(try host.find("trip-0").label.contains("Starred"))

    host.drag(from: CGPoint(x: 700, y: first.midY), to: CGPoint(x: 560, y: first.midY))
    try host.settle()
    try host.tap("Copy")
    try host.settle()
    #expect(try host.find(identifier: "list-note").label == "13 trips")
    #expect(try host.find("trip-12").frame.minY == first.maxY + (try host.find("trip-1").frame.minY - host.find("trip-12").frame.maxY))

    try host.tap("Edit")
    try host.settle()
    let circle = try #require(host.allElements.first { $0.label.hasPrefix("Delete Night express") })
    try host.tap(circle)
    try host.settle()
    try host.tap("Delete")
    try host.settle()
    #expect(!host.exists("trip-1"))
    #expect(try host.find(identifier: "list-note").label == "12 trips")
    let handle = try #require(host.allElements.first { $0.label.hasPrefix("Reorder Coast line") })
    host.drag(from: handle.center, to: CGPoint(x: handle.center.x, y: handle.center.y - 60), duration: 0.4)
    try host.settle()
    #expect(try host.find("trip-2").frame.minY < host.find("trip-12").frame.minY)
    try host.tap("Done")
    try host.settle()
    #expect(try host.find("trip-0").frame.minX == first.minX)
    #expect(host.messages.isEmpty)
  }

  @Test("Cards reveal swipe actions, and dim the others meanwhile")
  func swipes() throws {
    let host = try open(.swipe)
    let (first, second) = (try host.find("parcel-0").frame, try host.find("parcel-1").frame)
    let corner = CGPoint(x: second.midX, y: second.minY + 6)
    let color = { host.snapshot().pixel(Int(corner.x), Int(corner.y)) }
    let bright = color()
    host.drag(from: CGPoint(x: 700, y: first.midY), to: CGPoint(x: 540, y: first.midY))
    try host.settle()
    #expect(color() != bright)
    try host.tap("Delivered")
    try host.settle()
    #expect(try host.find("parcel-0").label.contains("Delivered") && host.find("parcel-0").frame == first)
    #expect(color() == bright)
    host.drag(from: CGPoint(x: 900, y: first.midY), to: CGPoint(x: 250, y: first.midY))
    try host.settle()
    #expect(!host.exists("parcel-0"))
    #expect(try host.find(identifier: "list-note").label.hasPrefix("7 parcels, 0 delivered"))
    #expect(host.messages.isEmpty)
  }

  @Test("Cards of a board move within columns and between them, unless that is off")
  func board() throws {
    let host = try open(.reorder)
    let note = { try host.find(identifier: "list-note").label }
    #expect(try note() == "4 to do, 2 in progress, 1 done")
    try host.drag("task-0", onto: "task-5")
    try host.settle()
    #expect(try note() == "3 to do, 3 in progress, 1 done")
    #expect(try host.find("task-0").frame.minX == host.find("task-5").frame.minX)
    let top = try host.find("task-1").frame.minY
    try host.drag("task-1", onto: "task-2")
    try host.settle()
    #expect(try host.find("task-2").frame.minY == top && note() == "3 to do, 3 in progress, 1 done")
    try host.tap("Movable")
    try host.settle()
    try host.drag("task-1", onto: "task-6")
    try host.settle()
    #expect(try note() == "3 to do, 3 in progress, 1 done")
    #expect(host.messages.isEmpty)
  }

  @Test("A carousel settles on a card, above a grid that scrolls along the other axis")
  func grid() throws {
    let host = try open(.grid)
    let start = try host.find("card-0").frame
    host.drag(from: CGPoint(x: 700, y: start.midY), to: CGPoint(x: 400, y: start.midY), duration: 0.3)
    try host.settle()
    let resting = host.allElements.filter { $0.identifier?.hasPrefix("card-") == true && $0.frame.minX.rounded() == start.minX }
    #expect(resting.count == 1 && resting[0].identifier != "card-0")
    host.scroll(at: middle, by: CGSize(width: 0, height: 3000))
    try host.settle()
    #expect(!host.exists("swatch-0"))
    #expect(host.allElements.count < 120)
    #expect(host.messages.isEmpty)
  }

  @Test("A pull at the top of the grid changes its colors")
  func refreshing() async throws {
    let host = try open(.grid)
    let swatch = try host.find("swatch-0").frame
    let color = { host.snapshot().pixel(Int(swatch.minX) + 12, Int(swatch.minY) + 12) }
    let before = color()
    host.pointerDown(at: middle)
    for step in 1...20 {
      host.pointerMove(to: CGPoint(x: middle.x, y: middle.y + CGFloat(step) * 11))
      host.advance(by: TestHost.frameDuration)
    }
    host.pointerUp(at: CGPoint(x: middle.x, y: middle.y + 220))
    host.advance(by: 1)
    #expect(
      try abs(host.find("swatch-0").frame.minY - swatch.minY - 60) < 0.5, "the grid reserves 60 points for the spinner while it refreshes")
    try await host.waitForRealTime { (try? host.find("swatch-0").frame.minY) == swatch.minY }
    #expect(color() != before)
  }

  @Test("A table sorts by its headers, searches with suggestions and scopes, opens a row by a double click, and is redacted while loading")
  func table() throws {
    let host = try open(.table)
    func y(_ name: String) throws -> CGFloat { try host.find(name).frame.minY }
    #expect(try y("A Coruña") < y("Bergen"))
    try host.tap("Harbor")
    try host.settle()
    #expect(try y("Visby") < y("Turku") && !host.exists("A Coruña"))
    try host.doubleTap("Visby")
    try host.settle()
    #expect(host.exists("Opened Visby"))
    try host.tap(host.find(role: .isSearchField))
    try host.settle()
    try host.tap("Portugal")
    try host.settle()
    #expect(host.exists("Lisbon") && host.exists("Horta") && !host.exists("Bergen"))
    try host.tap("At least ten meters")
    try host.settle()
    #expect(!host.exists("Lagos") && host.exists("Horta"))
    try host.tap("Still loading")
    try host.settle()
    #expect(!host.exists("Lisbon"))
    #expect(host.messages.isEmpty)
    host.close()
  }
}
