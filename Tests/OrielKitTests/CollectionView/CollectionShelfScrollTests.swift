import Observation
import OrielTesting
import SwiftUI
import Testing

@testable import OrielKit

@MainActor @Observable
private final class Place {
  var position: String?
  @ObservationIgnored var proxy: ScrollViewProxy?
}

@MainActor
@Suite("Scrolling to items of orthogonal sections")
struct CollectionShelfScrollTests {
  private func host(_ stage: CollectionStage, _ place: Place) -> TestHost {
    stage.host {
      ScrollViewReader { proxy in
        Shelves(stage: stage)
          .scrollPosition(
            id: Binding {
              place.position
            } set: {
              place.position = $0
            }
          )
          .onAppear { place.proxy = proxy }
      }
    }
  }

  @Test("scrollTo(_:) scrolls a visible orthogonal section to its item, and moves nothing else")
  func near() throws {
    let place = Place()
    let host = host(.shelves, place)
    place.proxy?.scrollTo("1, 15")
    try host.settle()
    #expect(try host.find("1, 15").frame == CGRect(x: 960, y: 328, width: 320, height: 180))
    #expect(try host.find("0, 0").frame.origin == CGPoint(x: 0, y: 64))
  }

  @Test("scrollTo(_:anchor:) scrolls to an item of a distant orthogonal section without building the cells in between")
  func far() throws {
    let place = Place()
    let stage = CollectionStage(CollectionStage.rows(1_000, 1_000))
    let host = host(stage, place)
    let mark = host.mark()
    place.proxy?.scrollTo("700, 900", anchor: .topLeading)
    host.render()
    #expect(try host.find("700, 900").frame.minX == 0)
    #expect(host.work(since: mark).made < 1_500)
    try host.settle()
    let frame = try host.find("700, 900").frame
    #expect(frame.minX == 0 && frame.minY >= 0 && frame.maxY <= 720)
    // An item that is already visible doesn't scroll.
    place.proxy?.scrollTo("700, 901")
    try host.settle()
    #expect(try host.find("700, 900").frame == frame)
  }

  @Test("An animated scrollTo(_:anchor:) scrolls the collection and the orthogonal section", arguments: [2, 20])
  func animated(section: Int) throws {
    let place = Place()
    let host = host(.shelves, place)
    withAnimation(.linear(duration: 1)) { place.proxy?.scrollTo("\(section), 10", anchor: .leading) }
    host.render()
    #expect(try host.find("0, 0").frame.minY == 64)
    if section == 2 {
      host.advance(by: 0.5)
      let offset = -(try host.find("2, 4").frame.minX - 4 * 360)
      #expect(offset > 1_000 && offset < 2_600)
    }
    try host.settle()
    let frame = try host.find("\(section), 10").frame
    #expect(frame.minX == 0 && frame.minY >= 0 && frame.maxY <= 720)
  }

  @Test("scrollPosition(id:) scrolls the collection and the orthogonal section")
  func position() throws {
    let place = Place()
    let host = host(.shelves, place)
    place.position = "30, 12"
    try host.settle()
    let frame = try host.find("30, 12").frame
    #expect(frame.minX >= 0 && frame.maxX <= 1_280 && frame.minY >= 0 && frame.maxY <= 720)
  }

  @Test("scrollTo(_:anchor:) overrides the earlier position of an orthogonal section that went offscreen")
  func restored() throws {
    let place = Place()
    let host = host(.shelves, place)
    place.proxy?.scrollTo("0, 18")
    try host.settle()
    place.proxy?.scrollTo("30, 0")
    try host.settle()
    place.proxy?.scrollTo("0, 3", anchor: .leading)
    try host.settle()
    #expect(try host.find("0, 3").frame.minX == 0)
    place.proxy?.scrollTo("30, 0")
    try host.settle()
    host.scroll(at: CGPoint(x: 300, y: 500), by: CGSize(width: 0, height: -20_000))
    try host.settle()
    #expect(try host.find("0, 3").frame.minX == 0)
  }
}
