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

  @Test("CV-12 forty shelves of twenty cells: pressing one shuffles them, and CV-24 the focus is on the same item, in sight")
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
      // Nothing else has the focus in any frame of the way.
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

  @Test("A television is driven by arrow keys alone, and Return plays")
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

  @Test("The picture in the middle of the carousel is the largest, and a click of the wheel brings the next one there")
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

  @Test("A card is dragged from one stage to the next")
  func drag() throws {
    let host = try open(.edits)
    defer { host.close() }
    let (start, end) = (try host.find(identifier: "card 2").frame, try host.find(identifier: "card 16").frame)
    host.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY), duration: 0.5)
    try host.settle()
    #expect(try host.find(identifier: "card 2").frame.minY > host.find("Begun").frame.minY)
    #expect(try host.find(identifier: "list-note").label.contains("1 edits"))
    #expect(host.messages.isEmpty)
  }

  @Test("Of a million cells a screenful exists, and those that were pressed are still so after a long way (CV-16, CV-17)")
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
