import GallerySections
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite("The Gallery's collections")
struct GalleryCollectionsTests {
  private func open(_ demo: CollectionDemo) throws -> TestHost {
    let host = TestHost(size: CGSize(width: 980, height: 700)) { GalleryView(section: .collections) }
    try host.tap("collections-\(demo.rawValue)")
    host.advance(by: 1)
    return host
  }

  private func focused(_ host: TestHost) -> String? { host.allElements.last(where: \.isFocused)?.identifier }

  @Test("CV-12 Pressing one of 40 shelves of 20 cells shuffles them, and CV-24 the focus stays on the same, visible item")
  func shelves() throws {
    let host = try open(.shelves)
    defer { host.close() }
    #expect(try host.find(identifier: "shelf 0, 0").frame.size == CGSize(width: 320, height: 180))
    #expect(try host.find(identifier: "shelf 0, 1").frame.minX - host.find(identifier: "shelf 0, 0").frame.maxX == 40)
    host.press(.tab)
    for _ in 0..<40 where focused(host)?.hasPrefix("shelf") != true { host.press(.tab) }
    let item = try #require(focused(host))
    #expect(item.hasPrefix("shelf"))
    for round in 1...5 {
      host.press(.return)
      // No other view has the focus in any frame of the animation.
      for _ in 0..<60 {
        host.advance(by: TestHost.frameDuration)
        #expect(focused(host) == item, "round \(round)")
      }
      let frame = try host.find(identifier: item).frame
      #expect(frame.minY >= 0 && frame.maxY <= host.size.height, "round \(round): \(frame)")
    }
    #expect(host.messages.isEmpty)
  }

  private func corner(of identifier: String, in host: TestHost) throws -> Snapshot.Pixel {
    let middle = try host.find(identifier: identifier).activationPoint
    return host.snapshot().pixel(Int(middle.x) - 30, Int(middle.y) - 30)
  }

  @Test("The television demo works with arrow keys alone, and Return plays a film")
  func television() throws {
    let host = try open(.television)
    defer { host.close() }
    #expect(focused(host) == "film featured 0")
    host.press(.rightArrow)
    host.advance(by: 0.5)
    #expect(focused(host) == "film featured 1")
    host.press(.downArrow)
    host.advance(by: 0.5)
    #expect(focused(host)?.hasPrefix("film unfinished") == true)
    host.press(.upArrow)
    host.advance(by: 0.5)
    #expect(focused(host) == "film featured 1")
    host.press(.return)
    host.advance(by: 0.5)
    #expect(try host.find(identifier: "list-note").label.hasPrefix("Playing"))
  }

  @Test("The picture in the center of the carousel is the largest, and a notch of the wheel brings the next one there")
  func carousel() throws {
    let host = try open(.carousel)
    defer { host.close() }
    let middle = try host.find(identifier: "turning 0").frame
    #expect(middle.width == 360)
    let beside = try host.find(identifier: "turning 1").frame
    #expect(abs(beside.width - 360 * 0.82) < 1)
    host.scroll(at: CGPoint(x: middle.midX, y: middle.midY), by: CGSize(width: 100, height: 0))
    try host.settle()
    #expect(try host.find(identifier: "turning 1").frame == middle)
    try host.tap("turning 2")
    #expect(try host.find(identifier: "list-note").label == "Picture 3")
  }

  @Test("Arrow keys extend the selection of pictures and reorder them, and a button keeps the selected ones")
  func selection() throws {
    let host = try open(.selection)
    defer { host.close() }
    func isSelected(_ number: Int) throws -> Bool { try host.find(identifier: "negative \(number)").isSelected }
    try host.tap("clear-chosen")
    host.advance(by: 0.5)
    #expect(try !isSelected(3))
    try host.tap("negative 2")
    host.advance(by: 0.5)
    #expect(try isSelected(2))
    for _ in 0..<60 where focused(host) != "negative 1" { host.press(.tab) }
    #expect(focused(host) == "negative 1")
    host.press(.rightArrow)
    host.press(.rightArrow, modifiers: .shift)
    host.press(.rightArrow, modifiers: .shift)
    host.advance(by: 0.5)
    #expect(try [1, 2, 3, 4, 5].map(isSelected) == [false, true, true, true, false])
    host.press(.leftArrow, modifiers: .option)
    try host.settle()
    #expect(focused(host) == "negative 4" && host.messages.isEmpty)
    #expect(try host.find(identifier: "negative 4").frame.maxX < host.find(identifier: "negative 3").frame.minX)
    try host.tap("keep-chosen")
    try host.settle()
    let kept = try host.find("Kept").frame.minY
    for number in 2...4 { #expect(try host.find(identifier: "negative \(number)").frame.minY > kept) }
  }

  @Test("Paging never clips the focused cover, and the focus enters a shelf at the chosen cover")
  func pages() throws {
    let host = try open(.pages)
    defer { host.close() }
    let shelf = try host.find(identifier: "pages").frame
    for _ in 0..<60 where focused(host) != "cover magazines 1" { host.press(.tab) }
    for number in 2...9 {
      host.press(.rightArrow)
      try host.settle()
      #expect(focused(host) == "cover magazines \(number)")
      let frame = try host.find(identifier: "cover magazines \(number)").frame
      #expect(frame.minX >= shelf.minX && frame.maxX <= shelf.maxX, "\(number) at \(frame)")
    }
    host.press(.downArrow)
    try host.settle()
    let print = try #require(focused(host))
    #expect(print.hasPrefix("cover prints"))
    host.press(.rightArrow)
    try host.settle()
    try host.tap("focus-first")
    for _ in 0..<60 where focused(host)?.hasPrefix("cover prints") != true { host.press(.tab) }
    host.press(.upArrow)
    try host.settle()
    #expect(focused(host) == "cover magazines 1")
  }

  @Test("A card can be dragged from one stage to another")
  func drag() throws {
    let host = try open(.edits)
    defer { host.close() }
    let (start, end) = (try host.find(identifier: "card 2").frame, try host.find(identifier: "card 16").frame)
    host.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), duration: 0.5)
    try host.settle()
    #expect(try host.find(identifier: "card 2").frame.minY > host.find("Started").frame.minY)
    #expect(try host.find(identifier: "list-note").label.contains("1 edits"))
    #expect(host.messages.isEmpty)
  }

  @Test("Of a million cells only a screenful exists, and a pressed cell keeps its state after scrolling far away and back (CV-16, CV-17)")
  func million() throws {
    let host = try open(.million)
    defer { host.close() }
    try host.tap("cell 10")
    host.advance(by: 0.5)
    let pressed = try corner(of: "cell 10", in: host)
    let cells = { host.allElements.filter { $0.identifier?.hasPrefix("cell ") == true }.count }
    #expect(cells() < 80)
    for _ in 0..<10 { host.scroll(at: CGPoint(x: 600, y: 450), by: CGSize(width: 0, height: 5000)) }
    host.advance(by: 2)
    #expect(host.findAll(identifier: "cell 10").isEmpty)
    #expect(cells() < 80)
    for _ in 0..<11 { host.scroll(at: CGPoint(x: 600, y: 450), by: CGSize(width: 0, height: -5000)) }
    host.advance(by: 2)
    #expect(try corner(of: "cell 10", in: host) == pressed)
  }
}
