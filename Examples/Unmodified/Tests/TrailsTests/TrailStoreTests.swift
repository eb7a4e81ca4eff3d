import Combine
import Foundation
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

  func testTrailsComeFromAServer() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TrailServer.self]
    let store = TrailStore(trails: [])
    let count = try await store.load(from: URL(string: "https://trails.example/all")!, session: URLSession(configuration: configuration))
    XCTAssertEqual(count, Trail.samples.count)
    XCTAssertEqual(store.trails, Trail.samples)
  }

  func testTheLastVisitIsTheFirst() {
    let visits = TrailVisits()
    for name in ["Lake Loop", "Ridge Walk", "Lake Loop"] { visits.add(name) }
    XCTAssertEqual(visits.names, ["Lake Loop", "Ridge Walk"])
  }

  func testTheProfileFillsItsRectangle() {
    let path = ProfileLine(heights: [0, 10, 5]).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertTrue(ProfileLine(heights: [3]).path(in: .zero).isEmpty)
  }
}

/// A URL protocol that responds to every request with the samples.
private final class TrailServer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: try! JSONEncoder().encode(Trail.samples))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
