#if canImport(OrielTesting)
  import OrielTesting
  import SwiftUI
  import Trails
  import XCTest

  /// Tests of the screens, on platforms that can run them without a display.
  final class TrailListTests: XCTestCase {
    @MainActor func testATrailOpensAndLeadsBack() async throws {
      let store = TrailStore(trails: Trail.samples)
      let host = TestHost { TrailList().environmentObject(store) }
      XCTAssertFalse(host.exists(text: "Moderate"))
      try host.tap(host.find(text: "Ridge Walk"))
      try host.settle()
      XCTAssertTrue(host.exists(text: "Moderate"))
      host.press(.escape)
      try host.settle()
      XCTAssertFalse(host.exists(text: "Moderate"))
      host.close()
      XCTAssertEqual(host.leftovers(), [])
    }

    @MainActor func testTheListShowsWhatIsSearchedFor() async throws {
      let store = TrailStore(trails: Trail.samples)
      let host = TestHost { TrailList().environmentObject(store) }
      XCTAssertTrue(host.exists(text: "Lake Loop"))
      store.search = "ridge"
      try host.settle()
      XCTAssertTrue(host.exists(text: "Ridge Walk"))
      XCTAssertFalse(host.exists(text: "Lake Loop"))
      XCTAssertEqual(host.messages, [])
      host.close()
    }
  }
#endif
