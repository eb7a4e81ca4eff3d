import Foundation
import Observation
import Oriel
import OrielTesting
import Testing

@MainActor
@Suite("Minimum scale factor")
struct MinimumScaleFactorTests {
  fileprivate static let string = "A line that is too long for its place"

  private func size(width: CGFloat, factor: CGFloat, lineLimit: Int? = 1, height: CGFloat? = nil) throws -> CGSize {
    let host = TestHost(size: CGSize(width: 600, height: 300)) {
      Text(verbatim: Self.string).lineLimit(lineLimit).minimumScaleFactor(factor).frame(width: width, height: height)
    }
    return try host.find(Self.string).frame.size
  }

  @Test("A text shrinks only as far as it must to fit without truncation")
  func fits() throws {
    let natural = try size(width: 600, factor: 1)
    let smaller = try size(width: natural.width * 0.8, factor: 0.5)
    #expect(abs(smaller.height / natural.height - 0.8) < 0.04)
    #expect(smaller.width <= natural.width * 0.8 && smaller.width > natural.width * 0.74)
    #expect(try size(width: 600, factor: 0.5) == natural)
  }

  @Test("A text shrinks no further than the factor, and not with a factor of 1")
  func least() throws {
    let natural = try size(width: 600, factor: 1)
    #expect(try abs(size(width: natural.width * 0.3, factor: 0.75).height / natural.height - 0.75) < 0.04)
    #expect(try abs(size(width: natural.width * 0.3, factor: 1).height - natural.height) < 0.01)
  }

  @Test("A text with several lines shrinks if it exceeds its line limit")
  func lines() throws {
    let natural = try size(width: 600, factor: 1)
    let two = try size(width: natural.width * 0.45, factor: 0.5, lineLimit: 2)
    #expect(two.height < natural.height * 2 - 1 && two.height > natural.height)
  }

  @Test("A change of the factor alone updates the layout")
  func change() throws {
    let model = Factor()
    let host = TestHost(size: CGSize(width: 600, height: 300)) { Shrinking(model: model) }
    let before = try host.find(Self.string).frame.height
    model.factor = 0.5
    host.advance(by: 0.1)
    #expect(try host.find(Self.string).frame.height < before - 1)
  }

  @MainActor @Observable final class Factor { var factor: CGFloat = 1 }

  struct Shrinking: View {
    let model: Factor

    var body: some View {
      Text(verbatim: MinimumScaleFactorTests.string).lineLimit(1).minimumScaleFactor(model.factor).frame(width: 150)
    }
  }

  @Test("Invalid factors are clamped to the nearest valid one")
  func bad() throws {
    #expect(try size(width: 100, factor: .nan) == size(width: 100, factor: 1))
    #expect(try size(width: 100, factor: 7) == size(width: 100, factor: 1))
    #expect(try size(width: 200, factor: -1).height > 0)
  }
}
