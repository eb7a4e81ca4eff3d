import MapKit
import OrielTesting
import SwiftUI
import Testing
import Trails

@MainActor
@Suite("The trails")
struct TrailsTests {
  private func host() -> TestHost {
    TestHost(size: CGSize(width: 760, height: 680)) { TrailsScreen().mapTiles(.images { _, _, _ in nil }) }
  }

  @Test("All places are in sight, above the list")
  func places() throws {
    let host = host()
    try host.settle()
    let list = try host.find("Ridge Walk").frame
    for place in Trail.sample.flatMap(\.places) {
      let frame = try host.find(place.id).frame
      #expect(frame.minY > 0 && frame.maxY < list.minY)
    }
    #expect(host.messages.isEmpty)
    host.close()
    #expect(host.leftovers().isEmpty)
  }

  @Test("A trail that is chosen fills the map, and a place that is tapped is named")
  func choosing() throws {
    let host = host()
    try host.settle()
    try host.tap("Lake Loop")
    try host.settle()
    #expect(!host.exists("Ridge Hut") && host.exists("Lake Hut"))
    try host.tap("Lake Hut")
    try host.settle()
    #expect(host.allElements.filter { $0.label == "Lake Hut" }.count == 2)
    host.close()
  }
}
