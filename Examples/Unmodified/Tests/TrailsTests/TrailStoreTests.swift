import Combine
import XCTest

@testable import Trails

final class TrailStoreTests: XCTestCase {
  func testTrailsAreGroupedByRegionInTheirOrder() {
    let store = TrailStore(trails: Trail.samples)
    XCTAssertEqual(Array(store.regions.keys), ["Lowlands", "Highlands", "Coast"])
    XCTAssertEqual(store.regions["Highlands"]?.map(\.name), ["Ridge Walk", "Summit Path"])
  }

  func testSearchAndDifficultyFilter() {
    let store = TrailStore(trails: Trail.samples)
    store.search = "ridge"
    XCTAssertEqual(store.regions.values.flatMap { $0 }.map(\.name), ["Ridge Walk"])
    store.difficulty = .easy
    XCTAssertTrue(store.regions.isEmpty)
    store.search = ""
    XCTAssertEqual(store.regions.values.flatMap { $0 }.map(\.name), ["Lake Loop", "Old Rails"])
  }

  func testAFavoriteTogglesAndIsPublished() {
    let store = TrailStore(trails: Trail.samples)
    var counts: [Int] = []
    let subscription = store.$trails.map { $0.filter(\.isFavorite).count }.sink { counts.append($0) }
    store.toggleFavorite(Trail.samples[1])
    store.toggleFavorite(Trail.samples[0])
    XCTAssertEqual(counts, [1, 2, 1])
    XCTAssertEqual(store.favorites.map(\.name), ["Ridge Walk"])
    subscription.cancel()
  }

  func testTheProfileFillsItsRectangle() {
    let path = ProfileLine(heights: [0, 10, 5]).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertTrue(ProfileLine(heights: [3]).path(in: .zero).isEmpty)
  }
}
