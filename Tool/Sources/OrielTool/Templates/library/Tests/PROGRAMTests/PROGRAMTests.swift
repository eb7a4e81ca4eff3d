import SwiftUI
import Testing

@testable import PROGRAM

#if canImport(OrielTesting)
  import OrielTesting

  @MainActor
  @Suite struct RatingViewTests {
    private struct Rated: View {
      @State private var rating = 2

      var body: some View {
        VStack {
          RatingView(rating: $rating)
          Text("\(rating)").accessibilityIdentifier("rating")
        }
      }
    }

    @Test func aStarSetsTheRating() throws {
      let host = TestHost(size: CGSize(width: 300, height: 120)) { Rated() }
      try host.tap("4 of 5")
      #expect(try host.find(identifier: "rating").label == "4")
    }
  }
#endif
